/** Cards on trial: somebody who has them, somebody they are tried on, and what comes of it. */
import { expect } from 'vitest';
import { play } from '../../rules/abilities/playing.ts';
import { drawEvent } from '../../rules/phases/events.ts';
import { figureOf } from '../../rules/values/values.ts';
import type { AttackMode } from '../../vocabulary/terms.ts';
import { unit } from '../ids.ts';
import type { Foe, Lead, Setting } from '../setting.ts';
import { type HallScene, rule } from '../table.ts';

/** An attack as a card words it. */
export type Blow = {
  readonly use: `${string}:${string}`;
  /** Whose it is, if not Vane's. */
  readonly by?: string;
  /** What is worn; where nothing is said, the card alone. */
  readonly worn?: Lead['worn'];
  readonly bag?: Lead['bag'];
  readonly stamina: number;
  readonly essence?: number;
  readonly marker?: true;
  /** How far it reaches; `arc`: over what is in the way. */
  readonly reach: 'melee' | { readonly ranged: number } | { readonly arc: number };
  readonly mode?: AttackMode;
  /** The dice and what they show. */
  readonly white?: readonly number[];
  readonly black?: readonly number[];
  readonly bonus?: number;
  /** The card is gone afterwards. */
  readonly gone?: true;
};

/** The unit that is attacked: two health, armor 2, will 2. */
export const gnawer = 'brine-gnawer';
/** Another one, as near as can be. */
export const drudge = 'cellar-drudge';
/** Armor 4, will 4, three health. */
export const surgeon = 'tide-surgeon';

const cardOf = (use: string): string => use.split(':')[0] ?? '';

/** An explorer without anything in the way: Vane in the west of the hall, row 4 free as far as the eye reaches. */
export const vane = (lead: Lead = {}): Lead => ({ explorer: 'vane', at: '0,4', essence: 0, ...lead });

/** Plays an ability in the first seat's turn, aimed at something if there is a choice. */
export function uses(scene: HallScene, use: string, target?: string): void {
  scene.acts('ana', `use:${use}`);
  if (target !== undefined) scene.asksAbout('ana', 'target').answer(target);
}

/** Whether an ability can be played now. */
export const canUse = (scene: HallScene, use: string): boolean =>
  scene.couldDo('ana', 'use').includes(`use:${use}`);

/** The barrels of the hall are out of the way. */
const clear: Setting = { now: { '4,2': 'floor', '7,9': 'floor' } };

/** How far something reaches: monsters beside, just within it, and one space too far. */
function foesFor(reach: Blow['reach']): { readonly [id: string]: Foe } {
  if (reach === 'melee') return { [gnawer]: { at: '1,4' }, [surgeon]: { at: '2,4' } };
  const far = 'arc' in reach ? reach.arc : reach.ranged;
  const tooFar = { at: `${far + 1},${far + 1 < 8 ? 3 : 5}` };
  const near = { at: 'arc' in reach ? '1,4' : '1,5' };
  return { [drudge]: near, [gnawer]: { at: `${far},4` }, [surgeon]: tooFar };
}

const reachInWords = (reach: Blow['reach']): string => {
  if (reach === 'melee') return 'beside';
  return 'arc' in reach ? `within ${reach.arc}, over obstacles` : `within ${reach.ranged}`;
};

/** An attack of a card: its price, its reach, its dice, and that it hits. */
export function strikes(blow: Blow): void {
  const { use, reach, stamina, essence = 0, white = [], black = [], mode = 'normal', bonus = 0 } = blow;
  const total = [...white, ...black].reduce((sum, face) => sum + face, bonus);
  const dice = `${white.length} white and ${black.length} black dice`;
  const kind = mode === 'arcane' ? 'an arcane' : `a ${mode}`;
  const {
    by = 'vane',
    worn = [],
    bag = [],
  } = {
    ...(blow.by === undefined && blow.bag === undefined ? { worn: [cardOf(use)] } : {}),
    ...blow,
  };
  rule(
    `${cardOf(use)}: for ${stamina} stamina, ${kind} attack on a unit ${reachInWords(reach)} with ${dice}`,
    { ana: vane({ explorer: by, essence, worn, bag }) },
    (scene) => {
      const before = scene.the('ana').stamina;
      scene.takesTurns();
      scene.acts('ana', `use:${use}`);
      if (reach !== 'melee')
        scene.asks('ana', 'target', `unit:${drudge}`, `unit:${gnawer}`).answer(`unit:${gnawer}`);
      expect(scene.facts('rolled')).toMatchObject([{ mode, white, black, total, targets: [gnawer] }]);
      expect(scene.monster(gnawer).health).toBe(1);
      expect(scene.the('ana')).toMatchObject({
        stamina: before - stamina,
        essence: 0,
        markers: blow.marker === undefined ? [] : [cardOf(use)],
      });
      if (blow.gone === true) expect(scene.the('ana').bag).toEqual([]);
    },
    { ...clear, monsters: foesFor(reach), white, black },
  );
}

/** A card on trial in its owner's turn. */
export function turn(
  title: string,
  lead: Lead,
  play: (scene: HallScene) => void,
  setting: Setting = {},
): void {
  rule(
    title,
    { ana: vane(lead) },
    (scene) => {
      scene.takesTurns();
      play(scene);
    },
    { ...clear, ...setting },
  );
}

/** What a scene's first explorer is called by the rules. */
export const owner = (scene: HallScene) => scene.the('ana').explorer;

export const at = (scene: HallScene, id: string): string => {
  const explorer = scene.state.explorers.find((one) => one.explorer === unit(id));
  return explorer?.at ?? scene.monster(id).at;
};

/** What was rolled, attack by attack: white and black dice, and what they come to. */
export const rolls = (scene: HallScene): readonly string[] =>
  scene
    .facts('rolled')
    .map(({ mode, white, black, total }) => `${mode} ${white.join('')}/${black.join('')} = ${total}`);

/** A monster plays an ability of its own at somebody, by default at the first seat's explorer. */
export function struckBy(scene: HallScene, monster: string, ability: string, target = 'vane'): void {
  scene.does((g) =>
    play(g, {
      unit: unit(monster),
      card: unit(monster),
      ability,
      target: { is: 'unit', unit: unit(target) },
    }),
  );
}

/** A card on trial in the monster phase: it is nobody's turn. */
export function attacked(
  title: string,
  lead: Lead,
  play: (scene: HallScene) => void,
  setting: Setting = {},
): void {
  rule(title, { ana: vane(lead) }, play, { phase: 'monsters', active: null, ...clear, ...setting });
}

/** An explorer's figures while it wears something. */
export const figuresOf = (scene: HallScene, ...values: readonly Figure[]): readonly number[] =>
  values.map((value) => figureOf(scene.table, scene.the('ana').explorer, value));

export type Figure = Parameters<typeof figureOf>[2];

/** The first seat's explorer draws an explorer event. */
export function drawing(
  title: string,
  { event, ...lead }: Lead & { readonly event: string },
  play: (scene: HallScene) => void,
  { companions = {}, ...setting }: Setting & { readonly companions?: { readonly [seat: string]: Lead } } = {},
): void {
  rule(
    `${event}: ${title}`,
    { ana: vane({ at: '4,5', ...lead }), ...companions },
    (scene) => {
      scene.does((g) => drawEvent(g, 'explorer', scene.the('ana').explorer));
      play(scene);
    },
    { ...clear, explorerEvents: [event, 'bad-dreams'], ...setting },
  );
}

/** An explorer event that lies beside somebody has left it. */
export function expectGone(scene: HallScene, event: string): void {
  expect(scene.the('ana').related).toEqual([]);
  expect(scene.state.explorerEvents.pile).toContain(event);
}
