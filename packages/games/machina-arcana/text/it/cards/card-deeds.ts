import type { Gender } from '@tavolo/language';
import { count } from '@tavolo/language/it';
import type { Effect } from '../../../vocabulary/effects.ts';
import type { Clause } from '../../phrases/clauses.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { does } from './roles.ts';
import { type Verb, verbs } from './verbs.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;

/** One thing done after the other, by the same somebody. */
const andThen = (first: Verb, what: string, second: Verb, rest = ''): Verb => ({
  you: `${first.you} ${what} e ${second.you}${rest}`,
  one: `${first.one} ${what} e ${second.one}${rest}`,
  infinitive: `${first.infinitive} ${what} e ${second.infinitive}${rest}`,
});

/** Cards drawn, and how many of them are kept. */
export function drawItems({ deck, n, keep, who }: Of<'draw-items'>, scene: Scene): Clause {
  const role = who === undefined ? scene.who['active-explorer'] : roleOf(scene, who);
  const noun = deck === 'any' ? { one: 'oggetto', many: 'oggetti', gender: 'm' as const } : terms.items[deck];
  return does(role, andThen(verbs.draw, count(n, noun.one, noun.many), kept(n, keep, noun.gender)));
}

function kept(n: number, keep: number, gender: Gender): Verb {
  const [it, them, both] = gender === 'f' ? ['la', 'le', 'entrambe'] : ['lo', 'li', 'entrambi'];
  if (n === 1) return { you: `tieni${it}`, one: `${it} tiene`, infinitive: `tener${it}` };
  if (keep < n) return { you: `tienine ${keep}`, one: `ne tiene ${keep}`, infinitive: `tenerne ${keep}` };
  const all = n === 2 ? both : gender === 'f' ? 'tutte' : 'tutti';
  return { you: `tieni${them} ${all}`, one: `${them} tiene ${all}`, infinitive: `tener${them} ${all}` };
}

const decks: Readonly<Record<Of<'peek'>['deck'], readonly [one: string, many: string, gender: Gender]>> = {
  horror: ['evento orrore', 'eventi orrore', 'm'],
  'explorer-event': ['evento esploratore', 'eventi esploratore', 'm'],
  tiles: ['tessera della pila', 'tessere della pila', 'f'],
};

/** Cards looked at, and where they go. */
export function peek({ deck, n, puts }: Of<'peek'>): Clause {
  const [one, many, gender] = decks[deck];
  const [it, first, firsts] = gender === 'f' ? ['la', 'la prima', 'le prime'] : ['lo', 'il primo', 'i primi'];
  const what = n === 1 ? `${first} ${one}` : `${firsts} ${n} ${many}`;
  const stack = deck === 'tiles' ? '' : n === 1 ? ' al suo mazzo' : ' al mazzo';
  if (puts === 'choose-top') {
    const others = n === 2 ? 'l’altra in fondo' : 'le altre in fondo';
    return does(
      'you',
      andThen(
        verbs.look,
        what,
        { you: 'mettine', one: 'ne mette', infinitive: 'metterne' },
        ` una in cima e ${others}`,
      ),
    );
  }
  const each = gender === 'f' ? 'ciascuna' : 'ciascuno';
  const put: Verb =
    n === 1
      ? { you: `metti${it}`, one: `${it} mette`, infinitive: `metter${it}` }
      : { you: `metti ${each}`, one: `mette ${each}`, infinitive: `mettere ${each}` };
  return does('you', andThen(verbs.look, what, put, ` in cima o in fondo${stack}`));
}

/** Items that go back into the bag. */
export function unequip({ who, n, type }: Of<'unequip'>, scene: Scene): Clause {
  const noun =
    type === undefined ? { one: 'oggetto', many: 'oggetti', gender: 'm' as const } : terms.items[type];
  const all = noun.gender === 'f' ? `tutte le ${noun.many}` : `tutti i suoi ${noun.many}`;
  return does(roleOf(scene, who), verbs.unequip, n === 'all' ? all : `${n} ${noun.one}`);
}
