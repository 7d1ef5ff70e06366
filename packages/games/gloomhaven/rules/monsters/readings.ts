/**
 * How the sentences are read that the rulebook leaves open. One more is the field's own: whether neighbours always see
 * each other (`adjacentSee`), since sight is not the monsters' alone.
 */
export type Readings = {
  /** Further targets are chosen by the focus rules; otherwise the players choose among equally large groups. [gh/monsters.40] */
  readonly ranksFurtherTargets: boolean;
  /** Walks farther, within its move, to have no disadvantage against further targets. [gh/monsters.30] */
  readonly shedsDisadvantageOnOthers: boolean;
  /** Out of reach it heads for the best attack hex; otherwise for the nearest. [gh/monsters.31] */
  readonly headsForBestHex: boolean;
  /** Areas may be turned over, not only turned. [gh/attack.35] */
  readonly mirrorsAreas: boolean;
  /** The last hex of a jump costs 2 if it is difficult. [gh/move.9] */
  readonly jumpEndsHeavily: boolean;
  /** A monster that has disadvantage anyway does not step away from its focus. [gh/monsters.29] */
  readonly muddledStays: boolean;
  /** A wall hex may be the hex of a ranged area that is in range. [gh/attack.37] */
  readonly areaMayStartInWall: boolean;
};

/** As our catalogue of rules recommends. */
export const tableReadings: Readings = {
  ranksFurtherTargets: true,
  shedsDisadvantageOnOthers: true,
  headsForBestHex: true,
  mirrorsAreas: true,
  jumpEndsHeavily: true,
  muddledStays: true,
  areaMayStartInWall: true,
};

/** As the public monster-movement solver that the oracle's answers come from; on a field without `adjacentSee`. */
export const oracleReadings: Readings = { ...tableReadings, areaMayStartInWall: false };
