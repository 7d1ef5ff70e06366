import { count } from '@tavolo/language/it';
import type { Face } from '../../../vocabulary/terms.ts';
import { nameIn } from '../../card-names.ts';
import { itIs, please } from '../../phrases/clauses.ts';
import type { EffectPhrases } from '../../phrases/phrases.ts';
import { trophyNames } from '../names/quests.ts';
import { does, his, ofWhom, subjectOf, theEncounter } from './roles.ts';
import {
  anItem,
  atMost,
  attackTypes,
  cards,
  colour,
  damages,
  energies,
  facesOf,
  items,
  within,
} from './terms.ts';

const upTo = (n: number): string => `di ${count(n, 'spazio', 'spazi')} al massimo`;

const onFace = (face: Face): string => (face === 6 ? 'sulla spada' : `sul ${face}`);

/** What cards do, in Italian, one by one. */
export const deeds: EffectPhrases['deeds'] = {
  'attack-type': ({ type, who }, { who: roles }) =>
    itIs(`${his(roles[who], 'attacco')} è ${attackTypes[type]}`),
  'gain-energy': ({ n }, { who }) => does(who.self, `ottieni ${energies(n)}`, `ottiene ${energies(n)}`),
  'lose-energy': ({ who }, { who: roles }) =>
    does(roles[who], 'perdi tutta la tua energia', 'perde tutta la sua energia'),

  reroll: ({ die }, { who }) => {
    if (die === 'movement') return does(who.self, 'ritira il dado movimento', 'ritira il dado movimento');
    if (die === 'own') return does(who.self, 'ritira il tuo dado', 'ritira il suo dado');
    const dice = his(who.opponent, 'dado');
    return does(who.self, `ritira ${dice}`, `ritira ${dice}`);
  },
  'turn-die': ({ to }, { who }) =>
    does(who.self, `gira il tuo dado ${onFace(to)}`, `gira il suo dado ${onFace(to)}`),

  'no-attack': ({ who }, { who: roles }) =>
    does(roles[who], 'non attacchi in questo combattimento', 'non attacca in questo combattimento'),
  'attack-again': (_, { who }) =>
    does(
      who.self,
      "ritira il tuo dado e attacca un'altra volta nel passo di mischia",
      "ritira il suo dado e attacca un'altra volta nel passo di mischia",
    ),
  'acts-last': (_, { who }) =>
    itIs(
      who.self === 'you'
        ? "il tuo attacco di mischia viene dopo quello dell'avversario, e solo se sei ancora in piedi"
        : "l'attacco di mischia di questo incontro viene dopo quello dell'eroe, e solo se l'incontro è ancora in piedi",
    ),
  'end-combat': ({ card }, { who }) => {
    if (who.self === 'you')
      return itIs(
        card === 'track'
          ? 'cancella il combattimento (una carta incontro va sulla linea)'
          : 'cancella il combattimento (una carta incontro viene scartata)',
      );
    return itIs(
      card === 'track'
        ? 'il combattimento finisce e questa carta va sulla linea'
        : 'questo incontro fugge, il combattimento finisce e questa carta viene scartata, a meno che non sia già sulla linea',
    );
  },
  'skip-fight': () =>
    please('salta il combattimento (una carta incontro va sulla linea e la tua fase sfida finisce)'),
  'beat-this': () => theEncounter('è battuto'),
  'beat-other': ({ reach }, { who }) =>
    reach === 'total'
      ? does(
          who.self,
          'batti un altro incontro imbattuto nel tuo spazio la cui difesa è raggiunta dal tuo totale di attacco',
          'batte un altro incontro imbattuto nello spazio la cui difesa è raggiunta dal suo totale di attacco',
        )
      : does(
          who.self,
          `batti un incontro imbattuto ${atMost(reach)} nel tuo spazio`,
          `batte un incontro imbattuto ${atMost(reach)} nello spazio`,
        ),
  'stays-unbeaten': () => theEncounter('resta imbattuto e va sulla linea'),
  'gains-aggro': () => theEncounter('ottiene Aggro'),
  'loses-aggro': () => itIs("l'incontro va sulla linea senza Aggro"),
  grows: ({ damage }) => theEncounter(`ha +${damage} danno finché resta sulla linea`),
  'ignore-weapon-text': (_, { who }) => itIs(`il testo dell'arma ${ofWhom(who.opponent)} si ignora`),
  forbid: ({ what }, { who }) => ({
    subject: subjectOf(who.opponent),
    says: what === 'reroll' ? 'non può ritirare dadi' : 'non può cancellare il combattimento',
  }),
  charge: ({ faces }) =>
    itIs(
      `in ogni tuo combattimento di questo turno il tuo attacco è a distanza se il tuo dado mostra ${facesOf(faces)}`,
    ),
  ambush: () =>
    itIs(
      "in ogni tuo combattimento di questo turno l'attacco dell'avversario è a distanza e infligge 1 danno in più",
    ),

  damage: ({ n, who }, { who: roles }) => does(roles[who], `subisci ${damages(n)}`, `subisce ${damages(n)}`),
  'damage-later': ({ n, who }, { who: roles }) =>
    does(
      roles[who],
      `subisci ${damages(n)} all'inizio del tuo prossimo turno`,
      `subisce ${damages(n)} all'inizio del suo prossimo turno`,
    ),
  heal: ({ n, who }, { who: roles }) => {
    if (n === 'all') return does(roles[who], 'cura tutti i tuoi danni', 'cura tutti i suoi danni');
    if (n === 'rival-cards')
      return please('cura 1 danno per ogni carta di un rivale associata a te, e almeno 1');
    return does(roles[who], `cura ${damages(n)}`, `cura ${damages(n)}`);
  },
  prevent: ({ n }) => please(`evita ${n} di quei danni`),
  'prevent-by-cards': () => itIs('scarta quante carte abilità vuoi ed evita 1 di quei danni per ciascuna'),
  survive: (_, { who }) =>
    does(who.self, 'resta dove sei con 1 punto vita', 'resta dove si trova con 1 punto vita'),
  disease: ({ who }, { who: roles }) =>
    does(roles[who], 'ricevi un segnalino Malattia', 'riceve un segnalino Malattia'),
  cure: () => please('scarta i tuoi segnalini Malattia'),
  'immune-to-disease': () => itIs('i segnalini Malattia non hanno effetto su di te'),
  'no-healing': ({ who }, { who: roles }) =>
    does(
      roles[who],
      'non puoi curarti fino alla fine del tuo prossimo turno',
      'non può curarsi fino alla fine del suo prossimo turno',
    ),

  draw: ({ n, who }, { who: roles }) => does(roles[who], `pesca ${cards(n)}`, `pesca ${cards(n)}`),
  discard: ({ n, who, how }, { who: roles }) => {
    const random = how === 'random' ? ' a caso' : '';
    if (n === 'half')
      return does(
        roles[who],
        `scarta metà della tua mano, arrotondata per difetto${random}`,
        `scarta metà della sua mano, arrotondata per difetto${random}`,
      );
    return does(roles[who], `scarta ${cards(n)}${random}`, `scarta ${cards(n)}${random}`);
  },
  'cancel-card': (_, { who }) =>
    who.self === 'you' ? please('cancella quella carta') : itIs('quella carta è cancellata'),
  'attach-this': () => please("associa questa carta all'avversario"),
  shed: ({ who, what }, { who: roles }) =>
    what === 'all'
      ? does(
          roles[who],
          'scarta tutte le carte associate a te',
          'scarta tutte le carte che gli sono associate',
        )
      : does(
          roles[who],
          'scarta una carta di un rivale associata a te',
          'scarta una carta di un rivale che gli è associata',
        ),
  'discard-this': () => please('scarta questa carta'),
  'remove-counter': () => itIs("rimuovi un contatore e, con l'ultimo, scarta questa carta"),
  'peek-hand': (effect) => please(`guarda la mano di un rivale ${within(effect.within)}`),

  move: ({ n, who, by, toFoe, afterCombat }, { who: roles }) => {
    const role = roles[who];
    const later = afterCombat ? ' dopo il combattimento' : '';
    if (toFoe)
      return please(`raggiungi, muovendoti ${upTo(n)}, uno spazio con un rivale o un incontro imbattuto`);
    if (by === 'right')
      return role === 'you'
        ? itIs(`il giocatore alla tua destra ti muove ${upTo(n)}${later}`)
        : itIs(`il giocatore alla destra ${ofWhom(role)} lo muove ${upTo(n)}${later}`);
    return please(
      role === 'you' ? `muoviti ${upTo(n)}${later}` : `muovi ${subjectOf(role)} ${upTo(n)}${later}`,
    );
  },
  teleport: ({ who, to, leavesAggro, may }, { who: roles }) => {
    const role = roles[who];
    const aggro = leavesAggro ? ', anche da uno spazio con un indicatore aggro' : '';
    if (to === 'own-space') return please(`porta ${subjectOf(role)} nel tuo spazio${aggro}`);
    const where = destinationOf(to);
    if (may) return itIs(`se vuoi, vai in ${where}${aggro}`);
    return does(role, `vai in ${where}${aggro}`, `va in ${where}${aggro}`);
  },
  slow: ({ who }, { who: roles }) =>
    does(
      roles[who],
      'puoi muoverti di 1 spazio al massimo nella tua prossima fase movimento',
      'può muoversi di 1 spazio al massimo nella sua prossima fase movimento',
    ),
  stop: (_, { who }) => ({ subject: subjectOf(who.entering), says: 'deve fermarsi lì' }),
  'end-movement': () => please('termina il tuo movimento'),
  'ignore-aggro': () => itIs('in questo turno gli indicatori aggro non ti fermano e non ti trattengono'),
  'turn-card': ({ to, who }, { who: roles, sides }) => {
    const role = roles[who];
    if (role === 'you' && sides !== null) return please(`gira la tua carta personaggio su ${sides[to]}`);
    const side = to === 'starting' ? 'sul lato di partenza' : "sull'altro lato";
    return does(role, `gira la tua carta personaggio ${side}`, `gira la sua carta personaggio ${side}`);
  },

  'gain-item': ({ level, n }, { who }) => {
    const item =
      level === 'own-or-lower'
        ? `${n === 1 ? 'un oggetto' : items(n)} del tuo livello o inferiore`
        : anItem(n, level);
    return does(who.self, `ottieni ${item}`, `ottiene ${item}`);
  },
  'discard-item': ({ n, who, from, how }, { who: roles }) => {
    const role = roles[who];
    const where = from === 'anywhere' ? '' : role === 'you' ? ' dal tuo zaino' : ' dal suo zaino';
    const what = `${items(n)}${how === 'random' ? ' a caso' : ''}${where}`;
    return does(role, `scarta ${what}`, `scarta ${what}`);
  },
  trade: () => itIs('prendi un oggetto dallo zaino di un rivale; quel rivale ne prende dal tuo uno diverso'),

  'place-discovery': ({ n, who }, { who: roles }) => {
    const tokens = count(n, 'segnalino scoperta', 'segnalini scoperta');
    return does(roles[who], `piazza ${tokens}`, `piazza ${tokens}`);
  },
  'peek-discovery': ({ within: near, mayDiscard }) => {
    const where = near === 'map' ? 'ovunque sulla mappa' : within(near);
    const then = mayDiscard ? " e lascialo dov'è oppure scartalo" : '';
    return please(`guarda un segnalino scoperta ${where}${then}`);
  },
  'cancel-discovery': () => please('scarta uno di quei segnalini senza effetto'),
  scout: ({ n }) =>
    itIs(
      `guarda le prossime ${n} carte di un mazzo sfida del tuo livello o inferiore e rimettile a posto in qualsiasi ordine`,
    ),
  'clear-unbeaten': () => please('scarta gli incontri imbattuti nel tuo spazio e negli spazi adiacenti'),
  mark: ({ what }) => {
    if (what === 'leader')
      return itIs("metti questa carta accanto all'eroe con più punti valore; in caso di parità, scegli tu");
    const on =
      what === 'rival'
        ? 'un rivale a tua scelta'
        : "un incontro imbattuto o in mappa, verde o superiore, che non sia un Overlord; se non ce n'è nessuno, scarta questa carta";
    return itIs(`tieni questa carta e metti un tuo segnalino su ${on}`);
  },
  'flip-this': () => please('gira questa carta'),
  'gain-level': ({ level }) => please(`sali al livello ${colour(level)}`),
  'gain-trophy': ({ trophy }) => please(`prendi il trofeo ${nameIn(trophyNames, trophy)}`),
  'log-this': ({ valor }) =>
    please(
      `metti questa carta nel tuo registro missioni, dove vale ${count(valor, 'punto valore', 'punti valore')}`,
    ),
  'no-flight': () => itIs('le Rotte di Volo non ti portano da nessuna parte'),
  'second-trade': () => itIs("se usi una Casa d'Aste, puoi scambiare due volte"),
};

function destinationOf(to: 'city' | 'flight-path' | { readonly within: number }): string {
  if (to === 'city') return 'qualsiasi città';
  if (to === 'flight-path') return 'qualsiasi spazio del tuo livello o inferiore con una Rotta di Volo';
  return `qualsiasi spazio del tuo livello o inferiore ${within(to.within)}`;
}
