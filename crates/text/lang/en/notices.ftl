# Messages that tell somebody who is not there that it is their turn.

notices-turn = It is your turn
notices-turns = { $count ->
        [one] It is your turn at one table
       *[other] It is your turn at { $count } tables
    }
notices-at = { $game } – { $name }
notices-test = Test message
notices-test-about = Messages arrive this way.
notices-code = { $code } is your code
notices-code-about = Type it on the account page to get messages at this address. If you have not asked for it, do nothing: you will get no more.
notices-mail-why = You get this at { $address } because you want to be told when it is your turn. Change or end it here:
