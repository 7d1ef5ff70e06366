import { spaced } from '@tavolo/language';
import { numeral } from '@tavolo/language/pt';
import type { AttackKind, Whose } from '../../../vocabulary/lasting.ts';
import type { LastingWords, Span } from '../../phrases/lasting.ts';

const kinds: { readonly [K in AttackKind]: string } = {
  any: '',
  melee: 'corpo a corpo',
  ranged: 'de longo alcance',
};

/** In this round, where an effect lasts no longer. */
const now = ({ stays, uses }: Span): string => (stays === 'round' && uses === null ? 'nesta rodada' : '');

/** Nas próximas três vezes em que; sempre que. */
function times(what: string, span: Span): string {
  if (span.uses === null) return spaced('Sempre que', what, now(span));
  return span.uses === 1
    ? `Na próxima vez em que ${what}`
    : `Nas próximas ${numeral(span.uses, 'f')} vezes em que ${what}`;
}

/** Nas suas próximas três habilidades; em cada uma das suas habilidades. */
function abilities(what: string, span: Span): string {
  if (span.uses === null) return spaced(`Em cada uma das suas habilidades ${what}`, now(span));
  return span.uses === 1
    ? `Na sua próxima habilidade ${what}`
    : `Nas suas próximas ${numeral(span.uses, 'f')} habilidades ${what}`;
}

function turns(edge: string, span: Span): string {
  if (span.uses === null) return spaced(edge, 'de cada um dos seus turnos', now(span));
  return span.uses === 1
    ? `${edge} do seu próximo turno`
    : `${edge} dos seus próximos ${numeral(span.uses)} turnos`;
}

function of(whose: Exclude<Whose, 'self'>): string {
  if (typeof whose === 'object') return `dos aliados a até ${whose.alliesWithin} hexágonos`;
  const who = {
    allies: 'dos aliados',
    'adjacent-allies': 'dos aliados adjacentes',
    'self-and-adjacent-allies': 'seus e dos aliados adjacentes',
  };
  return who[whose];
}

function ofOne(whose: Exclude<Whose, 'self'>): string {
  if (typeof whose === 'object') return `de um aliado a até ${whose.alliesWithin} hexágonos`;
  const who = {
    allies: 'de um aliado',
    'adjacent-allies': 'de um aliado adjacente',
    'self-and-adjacent-allies': 'seu ou de um aliado adjacente',
  };
  return who[whose];
}

function attacksOf(whose: Whose, kind: AttackKind, span: Span): string {
  const [one, many] = [spaced('ataque', kinds[kind]), spaced('ataques', kinds[kind])];
  const { uses } = span;
  if (whose === 'self') {
    if (uses === null) return spaced(`Em cada um dos seus ${many}`, now(span));
    return uses === 1 ? `No seu próximo ${one}` : `Nos seus próximos ${numeral(uses)} ${many}`;
  }
  if (uses === null) return spaced(`Em todos os ${many}`, of(whose), now(span));
  return uses === 1
    ? `No próximo ${one} ${ofOne(whose)}`
    : `Nos próximos ${numeral(uses)} ${many} ${of(whose)}`;
}

export const lasting: LastingWords = {
  attack: attacksOf,
  attackAbility: (kind, span) => abilities(spaced('de ataque', kinds[kind]), span),
  healAbility: (span) => abilities('de cura', span),
  moveAbility: (span) => {
    if (span.uses === null) return `você pode substituir cada uma das suas habilidades de movimento por`;
    return span.uses === 1
      ? `você pode substituir a sua próxima habilidade de movimento por`
      : `você pode substituir as suas próximas ${numeral(span.uses, 'f')} habilidades de movimento por`;
  },
  attacked: (kind, span) => {
    const how = kind === 'any' ? '' : `com um ataque ${kinds[kind]}`;
    return times(spaced('um inimigo atacar você', how), span);
  },
  damaged: (from, span) =>
    from === 'attack'
      ? times('o ataque de um inimigo for causar dano a você', span)
      : times('você for sofrer dano', span),
  allyAttacked: (span) =>
    `${times('um inimigo atacar um aliado adjacente a você', span)}, você se torna o alvo`,
  turn: {
    'turn-start': (span) => turns('No início', span),
    'turn-end': (span) => turns('No fim', span),
  },
  retaliated: (span) => times('você retaliar', span),
  augmentLimit: (limit) => `você pode ter até ${numeral(limit)} aumentos ativos`,
  augmentsOnRanged: 'seus ataques de longo alcance recebem os efeitos dos seus aumentos',
  flying: 'você tem Voo',
  multiply: (factor) => (factor === 2 ? 'dobre o ataque' : `ataque x ${factor}`),
  ignoreShield: 'ignore todo o Escudo',
  attackerDisadvantage: 'o atacante tem Desvantagem',
  prevent: 'evite o dano',
  destroyObstacle: 'se houver um obstáculo adjacente, destrua-o',
  ownDeath: 'Ao morrer',
  attackedAtDisadvantage: 'nesta rodada os ataques contra ele têm Desvantagem',
  alliesAttack: (more) => `nesta rodada todos os aliados dele têm ${more} de Ataque`,
};
