import type { SpaceId } from '@tavolo/wow-adventure';
import type { ChartText } from '../text/chart-text.ts';

/** What the chart calls things, in one language. */
export type ChartWords = {
  readonly text: ChartText;
  readonly spaces: { readonly [space: string]: string };
  readonly zones: { readonly [zone: string]: string };
  readonly resources: { readonly [resource: string]: string };
};

/** How a space answers the question that is asked. */
export type SpacePick = {
  readonly option: string;
  readonly isPicked: boolean;
  /** How many steps away it is; `null`: that does not matter. */
  readonly steps: number | null;
  /** Where a flight to it begins; `null`: it is reached on foot. */
  readonly flightFrom: SpaceId | null;
};

/** How a space stands. One without a state is as it is printed. */
export type SpaceState = {
  /** Its level is above that of the hero who looks. */
  readonly isTooHigh: boolean;
  /** A place of the quest that is being looked at. */
  readonly isQuestPlace: boolean;
  /** `null`: it cannot be picked. */
  readonly pick: SpacePick | null;
};

/** A hero on the chart. */
export type Figure = {
  readonly id: string;
  readonly space: SpaceId;
  readonly label: string;
  /** The name of an icon. */
  readonly emblem: string;
  /** A colour of the page's style. */
  readonly colour: string;
  readonly isActive: boolean;
};

/** What else lies or stands on a space. `label`: what it is, to be read out. */
export type Thing = { readonly id: string; readonly space: SpaceId; readonly label: string } & (
  | {
      /** An encounter that was not beaten, by its number on the track. */
      readonly is: 'unbeaten';
      readonly number: number;
      readonly isAggro: boolean;
    }
  | {
      /** A face-down token. */
      readonly is: 'discovery';
      /** The icon of its kind, for those who know it. */
      readonly known: string | null;
    }
  | {
      /** A hero's own token. */
      readonly is: 'quest';
      readonly colour: string;
    }
  | { readonly is: 'event' }
  | { readonly is: 'trap' }
);

export type ChartProps = {
  readonly words: ChartWords;
  readonly states: ReadonlyMap<SpaceId, SpaceState>;
  readonly figures: readonly Figure[];
  readonly things: readonly Thing[];
  /** A way to be shown, from where it begins. */
  readonly way: readonly SpaceId[];
  /** What is kept in sight: where the active hero is; `null`: nobody is on the chart. */
  readonly followed: SpaceId | null;
  readonly onPick: (option: string) => void;
  /** Somebody wants to know more about a space. */
  readonly onLook: (space: SpaceId) => void;
};
