import type { Gender } from '@tavolo/language';
import { count } from '@tavolo/language/pt';
import type { Effect } from '../../../vocabulary/effects.ts';
import type { Clause } from '../../phrases/clauses.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { does } from './roles.ts';
import { type Verb, verbs } from './verbs.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;

/** One thing done after the other, by the same somebody. */
const andThen = (first: Verb, what: string, second: Verb, rest: string): Verb => ({
  you: `${first.you} ${what} e ${second.you} ${rest}`,
  one: `${first.one} ${what} e ${second.one} ${rest}`,
  infinitive: `${first.infinitive} ${what} e ${second.infinitive} ${rest}`,
});

const keepWith: Verb = { you: 'fique com', one: 'fica com', infinitive: 'ficar com' };

/** Cards drawn, and how many of them are kept. */
export function drawItems({ deck, n, keep, who }: Of<'draw-items'>, scene: Scene): Clause {
  const role = who === undefined ? scene.who['active-explorer'] : roleOf(scene, who);
  const noun = deck === 'any' ? { one: 'item', many: 'itens', gender: 'm' as const } : terms.items[deck];
  return does(role, andThen(verbs.draw, count(n, noun.one, noun.many), keepWith, kept(n, keep, noun.gender)));
}

function kept(n: number, keep: number, gender: Gender): string {
  if (n === 1) return gender === 'f' ? 'ela' : 'ele';
  if (keep < n) return String(keep);
  if (n === 2) return gender === 'f' ? 'as duas' : 'os dois';
  return gender === 'f' ? 'todas' : 'todos';
}

const decks: Readonly<Record<Of<'peek'>['deck'], readonly [one: string, many: string, gender: Gender]>> = {
  horror: ['primeiro evento de horror', 'primeiros eventos de horror', 'm'],
  'explorer-event': ['primeiro evento de explorador', 'primeiros eventos de explorador', 'm'],
  tiles: ['primeira peça da pilha', 'primeiras peças da pilha', 'f'],
};

/** Cards looked at, and where they go. */
export function peek({ deck, n, puts }: Of<'peek'>): Clause {
  const [one, many, gender] = decks[deck];
  const [it, the, those] = gender === 'f' ? ['a', 'a', 'as'] : ['o', 'o', 'os'];
  const what = n === 1 ? `${the} ${one}` : `${those} ${n} ${many}`;
  const stack = deck === 'tiles' ? '' : ' do baralho';
  if (puts === 'choose-top') {
    const others = n === 2 ? 'a outra no fundo' : 'as outras no fundo';
    return does('you', andThen(verbs.look, what, verbs.put, `uma no topo e ${others}`));
  }
  const each = gender === 'f' ? 'cada uma' : 'cada um';
  const put: Verb =
    n === 1
      ? { you: `coloque-${it}`, one: `${it} coloca`, infinitive: `colocá-l${it}` }
      : { you: `coloque ${each}`, one: `coloca ${each}`, infinitive: `colocar ${each}` };
  return does('you', andThen(verbs.look, what, put, `no topo ou no fundo${stack}`));
}

/** Items that go back into the bag. */
export function unequip({ who, n, type }: Of<'unequip'>, scene: Scene): Clause {
  const noun = type === undefined ? { one: 'item', many: 'itens', gender: 'm' as const } : terms.items[type];
  const all = noun.gender === 'f' ? `todas as ${noun.many}` : `todos os ${noun.many}`;
  return does(roleOf(scene, who), verbs.unequip, n === 'all' ? all : `${n} ${noun.one}`);
}
