/** Where plots and route spaces lie in a grid of nine columns and seven rows: routes in the odd ones, plots between. */

export interface Cell {
  column: number;
  row: number;
  upright: boolean;
}

/** A plot such as `b2`. */
export function plotCell(plot: string): Cell {
  return { column: (plot.charCodeAt(0) - 97) * 2 + 2, row: Number(plot[1]) * 2, upright: false };
}

/** A route space such as `b2n` or `d1e`. */
export function routeCell(space: string): Cell {
  const plot = plotCell(space);
  switch (space[2]) {
    case "n":
      return { column: plot.column, row: plot.row - 1, upright: false };
    case "s":
      return { column: plot.column, row: plot.row + 1, upright: false };
    case "w":
      return { column: plot.column - 1, row: plot.row, upright: true };
    default:
      return { column: plot.column + 1, row: plot.row, upright: true };
  }
}
