import { arch, box, dot, gable, grid, GROUND, wall, water, windows, type Stroke } from "./strokes";

/** Bridges and what they are built with. */
export const bridges = {
  arch_bridge: [
    ...water(14, 122),
    ["stone", `M4 ${GROUND}V44Q75 14 146 44V${GROUND}h-14a16 16 0 0 0 -32 0h-8a17 17 0 0 0 -34 0h-8a16 16 0 0 0 -32 0z`],
    ["course", "M4 52Q75 22 146 52M20 62l-6 -4M56 60l-4 -6M94 60l4 -6M130 62l6 -4"],
    ["keystone", "M72 44h6l2 9h-10z"],
    ["iron", "M75 26V10"],
    ["fire", dot(75, 8, 4)],
  ],
  iron_bridge: [
    ...water(20, 110),
    ["stone", `${wall(6, 40, 18)}${wall(126, 40, 18)}`],
    ["iron", box(4, 40, 142, 6)],
    ["steelwork", "M24 40L36 16h78l12 24M36 16l14 24l14 -24l14 24l14 -24l14 24l12 -24M36 16v24M64 16v24M92 16v24M114 16v24"],
    ["steel", box(34, 13, 82, 5)],
    ["steelwork", "M24 68q51 -34 102 0"],
    ["red", box(70, 34, 10, 6)],
  ],
  suspension_bridge: [
    ...water(24, 102),
    ["stone", `${box(30, 12, 12, 64)}${box(108, 12, 12, 64)}`],
    ["door", `${arch(33, 48, 6, 14)}${arch(111, 48, 6, 14)}`],
    ["cable", "M2 46L36 14Q75 62 114 14L148 46"],
    [
      "hanger",
      grid(10, 1, 7.2, 0, (i) => `M${43 + i} 50V${(14 + 28 * (1 - ((43 + i - 75) / 39) ** 2)).toFixed(1)}`) +
        "M14 50V35M24 50V26M126 50V26M136 50V35",
    ],
    ["iron", box(2, 50, 146, 5)],
    ["tile", `${gable(28, 12, 16, 8)}${gable(106, 12, 16, 8)}`],
  ],
  drawbridge: [
    ...water(44, 62),
    ["stone", `${wall(8, 24, 34)}${wall(108, 48, 36)}`],
    ["tile", gable(4, 25, 42, 17)],
    ["glass", `${arch(14, 42, 7, 11)}${arch(29, 42, 7, 11)}`],
    ["door", arch(18, GROUND, 14, 20)],
    ["wood", "M42 56L92 20l4 6L46 62z"],
    ["plank", "M52 49l4 6M62 42l4 6M72 35l4 6M82 28l4 6"],
    ["cable", "M42 28L90 22"],
    ["red", "M108 48V30l14 5l-14 5z"],
  ],
  pier: [
    ...water(8, 134),
    ["stone", "M52 34h26l6 42h-38z"],
    ["course", "M50 46h30M48 58h34M65 34v12M58 46v12M72 46v12"],
    ["derrick", "M96 76V8M118 76V8M96 12h22M96 30h22M96 48h22M96 12l22 18M96 30l22 18"],
    ["iron", box(101, 22, 12, 12)],
    ["wood", box(103, 34, 8, 40)],
    ["derrick", "M22 76V36M36 76V36M18 36h24M22 56h14M22 36l14 20"],
    ["steelwork", "M107 8v14"],
  ],
  triumphal_arch: [
    ["stone", `M34 ${GROUND}V20h82V${GROUND}z`],
    ["stone", box(28, 14, 94, 10)],
    ["white", box(40, 28, 70, 6)],
    ["hole", arch(60, GROUND, 30, 34)],
    ["hole", `${arch(40, GROUND, 13, 20)}${arch(97, GROUND, 13, 20)}`],
    ["course", "M56 34v36M94 34v36"],
    ["gold", "M62 14q2 -8 8 -8h10q6 0 8 8zM75 6V1"],
    ["keystone", "M71 32h8l-2 9h-4z"],
  ],
  surveyor: [
    ["plaster", wall(16, 44, 56)],
    ["tile", hip2(11, 45, 66, 18)],
    ["brick", box(56, 20, 9, 14)],
    ["glass", windows(23, 51, 2, 1, 34, 0, 9, 9)],
    ["door", arch(38, GROUND, 12, 19)],
    ["red", "M20 44V14l16 5l-16 6"],
    ["timber", "M104 42L92 70M104 42v28M104 42l12 28"],
    ["gold", "M92 30l28 -4v9l-28 3z"],
    ["iron", box(100, 36, 9, 7)],
    ["bar", "M134 70V22h5v48z"],
    ["barred", "M134 30h5M134 42h5M134 54h5M134 64h5"],
  ],
} satisfies Record<string, readonly Stroke[]>;

/** A hipped roof with a short ridge. */
function hip2(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}l${w * 0.28} ${-h}h${w * 0.44}l${w * 0.28} ${h}z`;
}
