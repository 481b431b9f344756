// Sizes of what lies on offer.
export const TRAIN = { w: 124, h: 80 };
export const TILE = { w: 60, h: 92 };
export const POST = { w: 124, h: 96 };
