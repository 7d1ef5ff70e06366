export type { Fact } from './facts.ts';
export { pearlDivers } from './game.ts';
export type { PearlDiversKinds } from './kinds.ts';
export type { View } from './view.ts';
