import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure, Hero } from '../../state.ts';
import type { Half, HalfAdjustment } from '../../vocabulary/class-cards.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { deedOf, performAll } from '../abilities/abilities.ts';
import { takeAdjustments } from '../abilities/adjustments.ts';
import type { Deed } from '../abilities/deed.ts';
import { infuse } from '../abilities/elements.ts';
import { figureById, gainXp } from '../figures.ts';
import { fallFromObstacles } from '../movement/falling.ts';
import { augmentLimit, augmentsOf } from './lasting.ts';
import { activate, putCard, retire } from './piles.ts';

/** A half that is played, as printed or as a basic action. */
export type Played = {
  readonly card: CardId;
  readonly half: 'top' | 'bottom';
  readonly printed: Half;
  readonly isBasic: boolean;
};

/**
 * One action: its abilities, then experience and elements if any part was performed, and the card goes to its pile
 * before anything else happens. [gh/turn.3, gh/turn.4, gh/turn.6]
 */
export function* playHalf(g: Gloom, hero: Hero, played: Played): Rule {
  const { card, half, printed, isBasic } = played;
  const figure = figureById(g.state, hero.id);
  if (figure === null) return;
  g.tell({ is: 'action', figure: hero.id, card, half, basic: isBasic }, isBasic ? 'gh/turn.9' : 'gh/turn.1');
  const staying = isBasic ? undefined : printed.stays;
  const deed = deedOf(g, figure, {
    source: staying === undefined && printed.adjust === undefined ? 'round' : card,
    played: isBasic ? null : { card, half },
  });
  const taken = isBasic ? [] : yield* takeAdjustments(g, deed, printed);
  if (printed.augment === true) yield* beginAugment(g, hero, { card, half });
  yield* performAll(g, deed, adjusted(printed, taken));
  for (const it of taken) if (it.then !== undefined) yield* performAll(g, deed, it.then);
  if (hero.exhausted) return;
  const performed = deed.performed || (printed.lasting?.length ?? 0) > 0;
  yield* finish(g, { hero, figure, deed, taken, performed }, played);
  yield* fallFromObstacles(g);
}

type Done = {
  readonly hero: Hero;
  readonly figure: Figure;
  readonly deed: Deed;
  readonly taken: readonly HalfAdjustment[];
  readonly performed: boolean;
};

/** Values that an adjustment of the whole action adds reach all its abilities. */
const adjusted = ({ abilities }: Half, taken: readonly HalfAdjustment[]): Half['abilities'] => {
  const adding = taken
    .filter((it) => it.add !== undefined)
    .map(({ add }) => (add === undefined ? {} : { add }));
  if (adding.length === 0) return abilities;
  return abilities.map((it) =>
    'value' in it && it.do !== 'special' ? { ...it, adjust: [...(it.adjust ?? []), ...adding] } : it,
  );
};

/** Experience is mandatory, elements too; a card that was not performed gives neither. [gh/experience.7, gh/elements.3] */
function* finish(
  g: Gloom,
  { hero, figure, deed, taken, performed }: Done,
  { card, half, printed, isBasic }: Played,
): Rule {
  if (isBasic || !performed) return putCard(g, hero, card, 'discard');
  gainXp(g, figure, printed.xp ?? 0);
  for (const { xp } of taken) gainXp(g, figure, xp ?? 0);
  yield* infuse(g, figure, printed.infuse ?? [], deed.seat);
  const stays = printed.stays ?? taken.find((it) => it.stays !== undefined)?.stays;
  if (stays !== undefined && sustains(g, deed, printed, card)) {
    if (printed.augment === true) return; // it is active already
    const boosted = taken.some((it) => it.lasting !== undefined);
    return activate(g, hero, { card, half, boosted });
  }
  putCard(g, hero, card, printed.lost === true ? 'lost' : 'discard');
}

/** A card whose summon could not be placed sustains nothing. */
const sustains = (g: Gloom, { by }: Deed, { abilities }: Half, card: CardId): boolean =>
  !abilities.some((it) => it.do === 'summon') ||
  g.state.figures.some(({ owner, sustainedBy }) => owner === by.id && sustainedBy === card);

/** An augment stands above the abilities of its card and is in force for them; it ends the one before. [gh/turn.3] */
function* beginAugment(g: Gloom, hero: Hero, { card, half }: Pick<Played, 'card' | 'half'>): Rule {
  yield* makeRoom(g, hero);
  activate(g, hero, { card, half, boosted: false });
}

/** Another augment ends one of those before, unless a card raises the limit. */
function* makeRoom(g: Gloom, hero: Hero): Rule {
  while (augmentsOf(g, hero).length >= augmentLimit(g, hero)) {
    const augments = augmentsOf(g, hero);
    const card = yield* choose('augment-to-discard', {
      seat: hero.seat,
      rule: 'gh/bonuses.1',
      from: augments.map((it) => it.card),
      about: () => ({ figure: hero.id }),
    });
    const active = augments.find((it) => it.card === card);
    if (active === undefined) return;
    retire(g, hero, active);
  }
}
