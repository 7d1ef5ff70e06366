/** Words about damage and healing. */
import type { Rule } from '@tavolo/kernel';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Wow } from '../../wow.ts';
import { rivalCardsOn } from '../attached-cards.ts';
import { catchDisease, hurt } from '../damage.ts';
import { causeOf, type Deed, heroMeant } from '../deeds.ts';
import { cure, heal, putOff } from '../healing.ts';
import { readElsewhere, type WordsFor } from './words.ts';

export const onHealth: WordsFor<
  | 'damage'
  | 'damage-later'
  | 'heal'
  | 'prevent'
  | 'prevent-by-cards'
  | 'survive'
  | 'disease'
  | 'cure'
  | 'immune-to-disease'
  | 'no-healing'
> = {
  damage: ({ n, who }, g, deed) => {
    const hero = heroMeant(g, deed, who);
    return hero === null ? undefined : hurt(g, [{ hero, n, cause: causeOf(deed) }]);
  },
  'damage-later': ({ n, who }, g, deed) => later(g, deed, { is: 'poisoned', who, n }),
  heal: healWord,
  prevent: readElsewhere,
  'prevent-by-cards': readElsewhere,
  survive: readElsewhere,
  disease: ({ who }, g, deed): Rule | undefined => {
    const hero = heroMeant(g, deed, who);
    return hero === null ? undefined : catchDisease(g, hero, causeOf(deed));
  },
  cure: (_, g, { hero }) => {
    if (hero !== null) cure(g, hero);
    return undefined;
  },
  'immune-to-disease': readElsewhere,
  'no-healing': ({ who }, g, deed) => later(g, deed, { is: 'cannot-heal', who }),
};

type Later = {
  readonly is: 'poisoned' | 'cannot-heal';
  readonly who: Extract<Effect, { is: 'damage' }>['who'];
  readonly n?: number;
};

function later(g: Wow, deed: Deed, { is, who, n }: Later): undefined {
  const hero = heroMeant(g, deed, who);
  if (hero === null) return undefined;
  const { by, source } = causeOf(deed);
  putOff(g, hero, { is, by, source, ...(n === undefined ? {} : { n }) });
}

function healWord({ n, who }: Extract<Effect, { is: 'heal' }>, g: Wow, deed: Deed): undefined {
  const hero = heroMeant(g, deed, who);
  if (hero === null) return undefined;
  const amount = n === 'rival-cards' ? Math.max(1, rivalCardsOn(g.state.attached, hero.seat).length) : n;
  heal(g, hero, amount, { rule: 'wow/damage.1' });
}
