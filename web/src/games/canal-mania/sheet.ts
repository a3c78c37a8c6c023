/**
 * The sheet as it lies on the screen: north up, or turned a quarter so that north is left and east is up. The map is half as
 * tall again as it is wide; turned, it fills a screen that is wider than tall. Only places turn: words, seals, hills and boats
 * stay upright.
 */
import { centre, corners, extent, hexAt, outlineOf, side, type Hex, type Point } from "./hex";

export interface Sheet {
  readonly turned: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** A point of the map with north up, as it lies on the sheet. */
  point: (point: Point) => Point;
  /** The middle of a hex. */
  centre: (hex: Hex) => Point;
  /** The middle of a hex's side, as seen from its middle. */
  side: (direction: number, reach?: number) => Point;
  /** The six corners around a middle. */
  corners: (middle: Point, scale?: number) => Point[];
  /** A hex's outline as a path. */
  outline: (hex: Hex, scale?: number) => string;
  /** The hex under a point of the sheet. */
  hexAt: (point: Point) => Hex;
}

export function sheetOf({ columns, rows }: { columns: number; rows: number }, turned: boolean): Sheet {
  const size = extent(columns, rows);
  const vector = ({ x, y }: Point): Point => (turned ? { x: y, y: -x } : { x, y });
  const point = ({ x, y }: Point): Point => (turned ? { x: y, y: size.width - x } : { x, y });
  const back = ({ x, y }: Point): Point => (turned ? { x: size.width - y, y: x } : { x, y });
  const around = (middle: Point, scale = 1): Point[] =>
    corners({ x: 0, y: 0 }, scale)
      .map(vector)
      .map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
  return {
    turned,
    columns,
    rows,
    width: turned ? size.height : size.width,
    height: turned ? size.width : size.height,
    point,
    centre: (hex) => point(centre(hex)),
    side: (direction, reach = 1) => vector(side(direction, reach)),
    corners: around,
    outline: (hex, scale = 1) => outlineOf(around(point(centre(hex)), scale)),
    hexAt: (at) => hexAt(back(at)),
  };
}
