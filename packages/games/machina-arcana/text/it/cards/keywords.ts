import type { Effect } from '../../../vocabulary/effects.ts';
import type { Keyword } from '../../../vocabulary/terms.ts';
import type { Clause } from '../../phrases/clauses.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { is, isFeminine } from './roles.ts';
import { hosts } from './words.ts';

/** Keywords as they are said of you and of others, where a card tells them by what they do. */
const keywords: Readonly<Partial<Record<Keyword, readonly [yours: string, others: string]>>> = {
  ethereal: ['sei un’unità eterea', 'è etereo'],
  'sees-ethereal': ['puoi bersagliare le unità eteree', 'può bersagliare le unità eteree'],
  immovable: [
    'nessuno può spingerti, tirarti o scambiarti di posizione',
    'non può essere spinto, tirato o scambiato di posizione',
  ],
  invulnerable: ['non puoi perdere salute', 'non può perdere salute'],
  warded: [
    'hai una protezione dalla prossima perdita di salute',
    'è protetto dalla prossima perdita di salute',
  ],
  dazed: ['perdi il tuo prossimo turno', 'è stordito e perde il suo prossimo turno'],
  unseen: ['non fai il controllo di generazione', 'non fa il controllo di generazione'],
  returns: [
    'ritorni alla fine della prossima fase dei mostri',
    'ritorna alla fine della prossima fase dei mostri ogni volta che viene distrutto',
  ],
};

/** A keyword that a unit has for a while. */
export function grant(
  { who, keyword, scope }: Extract<Effect, { readonly is: 'grant' }>,
  scene: Scene,
): Clause {
  const role = roleOf(scene, who);
  const { m, f } = terms.keywords[keyword].verb;
  const { one } = isFeminine(role) ? f : m;
  const [yours, others] = keywords[keyword] ?? [one.replace(/^è /, 'sei '), one];
  return scope === 'host' ? { subject: hosts[scene.host], says: others, may: null } : is(role, yours, others);
}
