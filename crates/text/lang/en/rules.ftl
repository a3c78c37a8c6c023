# The rules page and the rules beside a table.

rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } place
       *[other] { $count } places
    }
rules-aid = Player aid
rules-whole = All rules
rules-page = As a page

# Under a diagram.

rules-step = { $step } of { $last }
rules-step-start = The position
rules-step-on = One step on
rules-step-back = One step back
