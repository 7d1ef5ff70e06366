export { machinaArcana } from './game.ts';
export type { MachinaKinds } from './kinds.ts';
export type { View } from './view.ts';
