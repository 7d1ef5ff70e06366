import { spaced } from '@tavolo/language';
import { numeral } from '@tavolo/language/it';
import type { AttackKind, Whose } from '../../../vocabulary/lasting.ts';
import type { LastingWords, Span } from '../../phrases/lasting.ts';

const kinds: { readonly [K in AttackKind]: string } = { any: '', melee: 'in mischia', ranged: 'a distanza' };

/** In this round, where an effect lasts no longer. */
const now = ({ stays, uses }: Span): string => (stays === 'round' && uses === null ? 'in questo round' : '');

/** Le prossime tre volte che; ogni volta che. */
function times(what: string, span: Span): string {
  if (span.uses === null) return spaced('Ogni volta che', now(span), what);
  return span.uses === 1
    ? `La prossima volta che ${what}`
    : `Le prossime ${numeral(span.uses)} volte che ${what}`;
}

/** Alle tue prossime tre capacità; a ogni tua capacità. */
function abilities(what: string, span: Span): string {
  if (span.uses === null) return spaced(`A ogni tua capacità ${what}`, now(span));
  return span.uses === 1
    ? `Alla tua prossima capacità ${what}`
    : `Alle tue prossime ${numeral(span.uses)} capacità ${what}`;
}

function turns(edge: string, span: Span): string {
  if (span.uses === null) return spaced(edge, 'di ogni tuo turno', now(span));
  return span.uses === 1
    ? `${edge} del tuo prossimo turno`
    : `${edge} dei tuoi prossimi ${numeral(span.uses)} turni`;
}

function of(whose: Exclude<Whose, 'self'>): { readonly many: string; readonly each: string } {
  if (typeof whose === 'object') {
    const range = `entro gittata ${whose.alliesWithin}`;
    return { many: `degli alleati ${range}`, each: `di un alleato ${range}` };
  }
  const who = {
    allies: { many: 'degli alleati', each: 'di un alleato' },
    'adjacent-allies': { many: 'degli alleati adiacenti', each: 'di un alleato adiacente' },
    'self-and-adjacent-allies': {
      many: 'tuoi e degli alleati adiacenti',
      each: 'tuo o di un alleato adiacente',
    },
  };
  return who[whose];
}

function attacksOf(whose: Whose, kind: AttackKind, span: Span): string {
  const [one, many] = [spaced('attacco', kinds[kind]), spaced('attacchi', kinds[kind])];
  const { uses } = span;
  if (whose === 'self') {
    if (uses === null) return spaced(`A ogni tuo ${one}`, now(span));
    return uses === 1 ? `Al tuo prossimo ${one}` : `Ai tuoi prossimi ${numeral(uses)} ${many}`;
  }
  if (uses === null) return spaced(`A ogni ${one}`, of(whose).each, now(span));
  return uses === 1
    ? `Al prossimo ${one} ${of(whose).each}`
    : `Ai prossimi ${numeral(uses)} ${many} ${of(whose).many}`;
}

export const lasting: LastingWords = {
  attack: attacksOf,
  attackAbility: (kind, span) => abilities(spaced('di attacco', kinds[kind]), span),
  healAbility: (span) => abilities('di cura', span),
  moveAbility: (span) => {
    if (span.uses === null) return `puoi sostituire ogni tua capacità di movimento con`;
    return span.uses === 1
      ? `puoi sostituire la tua prossima capacità di movimento con`
      : `puoi sostituire le tue prossime ${numeral(span.uses)} capacità di movimento con`;
  },
  attacked: (kind, span) => times(spaced('un nemico ti attacca', kinds[kind]), span),
  damaged: (from, span) =>
    times(
      from === 'attack' ? "l'attacco di un nemico ti infliggerebbe danni" : 'dovresti subire danni',
      span,
    ),
  allyAttacked: (span) =>
    `${times('un nemico attacca un alleato adiacente a te', span)}, il bersaglio diventi tu`,
  turn: {
    'turn-start': (span) => turns("All'inizio", span),
    'turn-end': (span) => turns('Alla fine', span),
  },
  retaliated: (span) => times('esegui una ritorsione', span),
  augmentLimit: (limit) => `puoi avere fino a ${numeral(limit)} aumenti attivi`,
  augmentsOnRanged: 'i tuoi attacchi a distanza ottengono gli effetti dei tuoi aumenti',
  flying: 'sei Volante',
  multiply: (factor) => (factor === 2 ? "raddoppia l'attacco" : `attacco x ${factor}`),
  ignoreShield: 'ignora tutto lo Scudo',
  attackerDisadvantage: "l'attaccante ha Svantaggio",
  prevent: 'previeni i danni',
  destroyObstacle: "se c'è un ostacolo adiacente, distruggilo",
  ownDeath: 'Quando muore',
  attackedAtDisadvantage: 'in questo round gli attacchi contro questo mostro hanno Svantaggio',
  alliesAttack: (more) => `in questo round tutti i suoi alleati hanno ${more} Attacco`,
};
