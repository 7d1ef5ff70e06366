import type { Effect, Until } from '../../../vocabulary/effects.ts';
import type { Keyword } from '../../../vocabulary/terms.ts';
import type { Clause } from '../../phrases/clauses.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { is } from './roles.ts';
import { hosts } from './words.ts';

/** Keywords that a card tells by what they do. */
const keywords: Readonly<Partial<Record<Keyword, string>>> = {
  'sees-ethereal': 'pode ter unidades etéreas como alvo',
  immovable: 'não pode ser empurrado, puxado nem trocado de posição',
  invulnerable: 'não pode perder saúde',
  warded: 'fica protegido da próxima perda de saúde',
  dazed: 'fica atordoado e perde o próximo turno',
  unseen: 'não faz o teste de surgimento',
  returns: 'retorna no fim da próxima fase dos monstros sempre que é destruído',
};

/** The same of you, where it would need a gender. */
const yours: Readonly<Partial<Record<Keyword, string>>> = {
  ethereal: 'vira uma unidade etérea',
  immovable: 'não sofre empurrões, puxões nem trocas de posição',
};

const passing: readonly Until[] = ['end-of-turn', 'explorer-phase', 'horror-phase'];

/** A keyword that a unit has for a while. */
export function grant(
  { who, keyword, scope, until }: Extract<Effect, { readonly is: 'grant' }>,
  scene: Scene,
): Clause {
  const role = roleOf(scene, who);
  const { m, f } = terms.keywords[keyword].verb;
  const isFeminine = role === 'unit-hit' || role === 'each-unit' || role === 'adjacent-units';
  const { one } = isFeminine ? f : m;
  const printed = passing.includes(until) ? one.replace(/^(é|está) /, 'fica ') : one;
  const says = (role === 'you' ? yours[keyword] : undefined) ?? keywords[keyword] ?? printed;
  return scope === 'host' ? { subject: hosts[scene.host], says, may: null } : is(role, says);
}
