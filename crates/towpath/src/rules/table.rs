//! Tables of a rules reference in the terminal: columns that fit the width, cells broken into lines.

use towpath_core::sketch::wrap;

/// What stands between two columns.
const GAP: &str = "  ";
/// No column is made narrower than this.
const NARROWEST: usize = 6;

/// The rows of a Markdown table on lines of at most this width, if that can be.
pub fn table(rows: &[&str], width: usize) -> Vec<String> {
    let rule = |row: &&str| row.chars().all(|c| "|-: ".contains(c));
    let rows: Vec<Vec<&str>> = rows
        .iter()
        .filter(|row| !rule(row))
        .map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |row: &[&str], column: usize| row.get(column).copied().unwrap_or("").to_owned();
    let mut widths: Vec<usize> = (0..columns)
        .map(|column| {
            let cells = rows.iter().map(|row| cell(row, column).chars().count());
            cells.max().unwrap_or(0)
        })
        .collect();
    let room = width.saturating_sub(GAP.len() * columns.saturating_sub(1));
    while widths.iter().sum::<usize>() > room {
        match widths.iter_mut().max() {
            Some(widest) if *widest > NARROWEST => *widest -= 1,
            _ => break,
        }
    }
    let mut lines = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let cells: Vec<Vec<String>> = (0..columns)
            .map(|column| wrap(&cell(row, column), widths[column]))
            .collect();
        let tall = cells.iter().map(Vec::len).max().unwrap_or(0);
        for line in 0..tall {
            let parts = (0..columns).map(|column| {
                let text = cells[column].get(line).map_or("", String::as_str);
                format!("{text:<width$}", width = widths[column])
            });
            let parts: Vec<String> = parts.collect();
            lines.push(parts.join(GAP).trim_end().to_owned());
        }
        if place == 0 {
            let parts: Vec<String> = widths.iter().map(|width| "-".repeat(*width)).collect();
            lines.push(parts.join(GAP));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_set_side_by_side_and_broken_where_they_are_too_wide() {
        let rows = [
            "| points | action |",
            "|---|---|",
            "| 1 | walk any worker one cell |",
        ];
        assert_eq!(
            table(&rows, 80),
            [
                "points  action",
                "------  ------------------------",
                "1       walk any worker one cell"
            ]
        );
        assert_eq!(
            table(&rows, 22),
            [
                "points  action",
                "------  --------------",
                "1       walk any",
                "        worker one",
                "        cell"
            ]
        );
    }
}
