import { count } from '@tavolo/language/it';
import { canRest, longRest } from '../asked.ts';
import type { Prompt, Prompts } from '../speech.ts';
import { abilityLabel } from './ability-labels.ts';
import { countedCards, damages } from './counted.ts';
import type { Speaker } from './speaker.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

/** Behind a sentence about one of several: how many more there are. */
const more = (left: number | null, one: string, several: string): string =>
  left === null || left <= 1 ? '' : ` (ancora ${count(left, one, several)})`;

const causes: { readonly [cause: string]: string } = {
  attack: 'per un attacco',
  retaliate: 'per una Ritorsione',
  trap: 'per una trappola',
  hazard: 'per il terreno pericoloso',
  wound: 'per FERITA',
  ability: 'per una capacità',
  rest: 'per il riposo breve',
  fall: 'per una caduta',
  scenario: 'per le regole dello scenario',
};

const moments: { readonly [moment: string]: string } = {
  attack: 'Stai attaccando',
  'attack-ability': 'Stai attaccando',
  attacked: 'Un nemico ti attacca',
  'attack-damage': 'Stai per subire i danni di un attacco',
  damage: 'Stai per subire danni',
  move: 'Ti stai muovendo',
  'move-ability': 'Ti stai muovendo',
  'heal-ability': 'Stai curando',
  'turn-start': 'Comincia il tuo turno',
  'turn-end': 'Finisce il tuo turno',
  reveal: 'Le carte sono rivelate',
};

const leftToYou = 'Per il mostro è lo stesso: le regole lasciano la scelta a te.';

export const prompts: Prompts<Speaker> = {
  class: () =>
    prompt(
      'Scegli la tua classe.',
      'Ogni classe ha le sue carte, i suoi punti ferita e il suo modo di combattere.',
    ),
  'character-level': () =>
    prompt(
      'Scegli il livello del tuo personaggio.',
      'I livelli di tutti i personaggi stabiliscono il livello dello scenario.',
    ),
  perk: ({ left }) =>
    prompt(
      `Scegli un talento${more(left, 'talento', 'talenti')}.`,
      'I talenti cambiano il tuo mazzo dei modificatori di attacco per tutto lo scenario.',
    ),
  'level-card': () =>
    prompt('Scegli una carta per il nuovo livello.', 'Si aggiunge alle carte da cui componi la tua mano.'),
  'battle-goal': () =>
    prompt(
      'Tieni un obiettivo della battaglia.',
      'Lo conosci solo tu; se lo raggiungi e vincete lo scenario, ottieni delle spunte.',
    ),
  'items-to-buy': ({ gold }) =>
    prompt(
      gold === null
        ? 'Scegli i tuoi oggetti.'
        : `Scegli i tuoi oggetti: hai ${count(gold, "moneta d'oro", "monete d'oro")}.`,
      'Uno per testa, corpo e gambe, due mani in tutto, e oggetti piccoli in numero pari a metà del tuo livello.',
    ),
  hand: ({ max }) =>
    prompt(
      `Scegli le ${countedCards(max)} della tua mano.`,
      'Alterna iniziative basse e alte: avrai più libertà di scelta.',
    ),
  'starting-hex': ({ figure }, { figure: named }) =>
    prompt(
      figure === null ? 'Scegli da dove parti.' : `Scegli da dove parte ${named(figure)}.`,
      'Chi sta vicino alla porta incontra per primo i mostri.',
    ),
  'leading-card': ({ options }) =>
    prompt(
      canRest(options) ? 'Scegli la carta primaria, oppure un riposo lungo.' : 'Scegli la carta primaria.',
      'La sua iniziativa decide quando agisci: il numero più basso va per primo. Poi scegli la seconda carta.',
    ),
  'second-card': ({ card }, { card: named }) => {
    if (card === longRest)
      return prompt(
        'Vuoi fare un riposo lungo in questo round?',
        'Agisci per ultimo; finché non hanno scelto tutti puoi tornare indietro.',
      );
    return prompt(
      card === null ? 'Scegli la seconda carta.' : `Scegli la seconda carta: la primaria è ${named(card)}.`,
      "Userai l'azione superiore dell'una e quella inferiore dell'altra; gli altri le vedono quando tutti hanno scelto.",
    );
  },
  'initiative-change': ({ item }, { item: named }) =>
    prompt(
      item === null ? 'Cambia la tua iniziativa.' : `Cambia la tua iniziativa con “${named(item)}”.`,
      'Il numero più basso agisce per primo.',
    ),
  'tie-order': ({ isVote }) =>
    prompt(
      'Parità di iniziativa: chi va per primo?',
      isVote ? "Se i giocatori a pari iniziativa non sono d'accordo, decide il caso." : 'Gli altri seguono.',
    ),
  next: ({ figure }, { figure: named }) =>
    prompt(
      figure === null ? 'Che cosa fai adesso?' : `Che cosa fa adesso ${named(figure)}?`,
      "Una carta dà l'azione superiore, l'altra quella inferiore; ogni metà può essere un Attacco 2 o un Movimento 2 base.",
    ),
  augments: () =>
    prompt(
      'Vuoi consumare elementi per rafforzare questa capacità?',
      'Un elemento consumato diventa Inerte, per tutti.',
    ),
  'attack-items': ({ target }, { figure: named }) =>
    prompt(
      target === null
        ? 'Vuoi usare oggetti per questo attacco?'
        : `Vuoi usare oggetti per l'attacco contro ${named(target)}?`,
      'Gli oggetti spesi tornano con un riposo lungo, quelli consumati no.',
    ),
  'move-to': ({ points, movement }) => {
    const asks = { walk: 'Scegli dove muoverti', jump: 'Scegli dove saltare', fly: 'Scegli dove volare' }[
      movement
    ];
    const rules = {
      walk: 'Attraversi gli alleati, non i nemici né gli ostacoli; il terreno difficile costa 2.',
      jump: 'Un salto supera miniature, trappole e ostacoli; deve finire in un esagono libero.',
      fly: 'In volo si supera tutto; si deve finire in un esagono senza miniature.',
    };
    return prompt(
      points === null
        ? `${asks}.`
        : `${asks}: ${count(points, 'punto movimento', 'punti movimento')} a disposizione.`,
      rules[movement],
    );
  },
  'attack-target': ({ figure, value, range, left, area }, { of }) => {
    const who = figure === null ? 'Scegli un bersaglio' : `Scegli il bersaglio ${of(figure)}`;
    return prompt(
      area
        ? "Piazza l'area dell'attacco."
        : `${who}${value === null ? '' : `: Attacco ${value}`}${more(left, 'bersaglio', 'bersagli')}.`,
      range !== null && range > 1
        ? `Gittata ${range}; un attacco a distanza contro un nemico adiacente ha Svantaggio.`
        : 'Lo Scudo riduce i danni; i nemici adiacenti possono avere Ritorsione.',
    );
  },
  'ability-target': (asked) => {
    const said = abilityLabel(asked);
    const others = more(asked.left, 'bersaglio', 'bersagli');
    return prompt(
      said === null ? `Scegli un bersaglio${others}.` : `Scegli un bersaglio: ${said}${others}.`,
      "Non devi per forza usare ogni parte di un'azione.",
    );
  },
  'ability-hex': (asked) => {
    const said = abilityLabel(asked);
    return prompt(
      said === null ? 'Scegli un esagono.' : `Scegli un esagono: ${said}.`,
      'Sono tutti gli esagoni che le regole consentono.',
    );
  },
  'ability-use': (asked) => {
    const said = abilityLabel(asked);
    return prompt(
      said === null ? 'Vuoi eseguire questa capacità?' : `Vuoi eseguire questa capacità: ${said}?`,
      "Non devi per forza usare ogni parte di un'azione.",
    );
  },
  reaction: ({ moment, damage }) => {
    if (moment === 'ally-attacked')
      return prompt(
        'Un nemico attacca un alleato accanto a te: il colpo passa a te.',
        "Se prima termini il bonus, l'attacco resta sul tuo alleato.",
      );
    const when = moments[moment ?? ''];
    return prompt(
      when === undefined ? 'Vuoi usare qualcosa?' : `${when}: vuoi usare qualcosa?`,
      damage === null ? 'Ciò che non usi resta per dopo.' : `In arrivo: ${damages(damage)}.`,
    );
  },
  'push-to': ({ figure, left }, { figure: named }) =>
    prompt(
      `Spingi ${figure === null ? 'il bersaglio' : named(figure)}${more(left, 'esagono', 'esagoni')}: scegli il prossimo esagono.`,
      'Ogni passo deve allontanarlo da te; trappole e terreno pericoloso hanno effetto.',
    ),
  'pull-to': ({ figure, left }, { figure: named }) =>
    prompt(
      `Tira ${figure === null ? 'il bersaglio' : named(figure)}${more(left, 'esagono', 'esagoni')}: scegli il prossimo esagono.`,
      'Ogni passo deve avvicinarlo a te; trappole e terreno pericoloso hanno effetto.',
    ),
  'hex-nearby': ({ figure }, { subject }) =>
    prompt(
      figure === null
        ? 'La miniatura non può restare qui: scegli un esagono vicino.'
        : `${subject(figure)} non può restare qui: scegli un esagono vicino.`,
      'Valgono gli esagoni liberi più vicini.',
    ),
  'negate-damage': ({ figure, damage, hp, cause }, { subject }) => {
    const who = figure === null ? 'Il tuo personaggio' : subject(figure);
    const from = causes[cause ?? ''];
    const amount = damage === null ? 'danni' : damages(damage);
    return prompt(
      `${who} sta per subire ${amount}${from === undefined ? '' : ` ${from}`}.`,
      consequence(damage, hp),
    );
  },
  'card-to-lose': () => prompt('Scegli una carta da perdere.', 'Una carta persa non torna con il riposo.'),
  'cards-to-discard': () => prompt('Scegli che cosa scartare.', 'Le carte scartate tornano con un riposo.'),
  'card-to-play': ({ half }) =>
    prompt(
      half === null
        ? 'Scegli una carta della mano da giocare adesso.'
        : `Scegli una carta della mano: ne giochi adesso l'azione ${half === 'top' ? 'superiore' : 'inferiore'}.`,
      'Si aggiunge alle due carte del tuo round.',
    ),
  'discards-to-lose': ({ min }) =>
    prompt(
      `Scegli ${count(Math.max(1, min), 'carta scartata', 'carte scartate')} da perdere.`,
      'Una carta persa non torna con il riposo.',
    ),
  'cards-to-recover': ({ max }) =>
    prompt(`Scegli fino a ${countedCards(max)} da recuperare.`, 'Tornano nella tua mano.'),
  'items-to-refresh': ({ max }) =>
    prompt(
      `Scegli fino a ${count(max, 'oggetto', 'oggetti')} da ripristinare.`,
      'Un oggetto ripristinato si può usare di nuovo.',
    ),
  element: ({ consume }) =>
    consume
      ? prompt('Scegli un elemento da consumare.', 'Diventa Inerte.')
      : prompt('Scegli un elemento da infondere.', 'Diventa Forte alla fine del turno.'),
  'change-order': () =>
    prompt(
      'Scegli in che ordine applicare i bonus.',
      "Sommando prima di moltiplicare, l'attacco è più forte.",
    ),
  'short-rest': () =>
    prompt('Vuoi fare un riposo breve?', 'Le carte scartate tornano in mano, ma ne perdi una a caso.'),
  'give-up': ({ isProposed }) =>
    isProposed
      ? prompt(
          'Vuoi rinunciare allo scenario?',
          "Lo scenario è perso subito, se tutti gli altri sono d'accordo.",
        )
      : prompt(
          "I tuoi compagni vogliono rinunciare allo scenario: sei d'accordo?",
          "Lo scenario è perso subito, se tutti sono d'accordo.",
        ),
  'redraw-rest-card': ({ card }, { card: named }) =>
    prompt(
      card === null
        ? "Vuoi subire 1 danno per perdere un'altra carta?"
        : `Perderesti ${named(card)}: vuoi subire 1 danno per perdere un'altra carta?`,
      'Anche la seconda carta è estratta a caso, ed è definitiva.',
    ),
  'rest-card': () =>
    prompt('Scegli la carta da perdere con il riposo lungo.', 'Le altre carte scartate tornano in mano.'),
  'augment-to-discard': () => prompt("Scegli l'aumento da scartare.", 'Può restare attivo un solo aumento.'),
  'monster-focus': ({ figure }, { figure: named }) =>
    prompt(
      figure === null ? 'Su chi si focalizza il mostro?' : `Su chi si focalizza ${named(figure)}?`,
      'Sono tutti ugualmente vicini: le regole lasciano scegliere a te.',
    ),
  'monster-way': ({ figure }, { figure: named }) =>
    prompt(figure === null ? 'Come agisce il mostro?' : `Come agisce ${named(figure)}?`, leftToYou),
  'monster-target': ({ figure }, { of }) =>
    prompt(
      figure === null ? 'Chi è il bersaglio del mostro?' : `Chi è il bersaglio ${of(figure)}?`,
      leftToYou,
    ),
  'monster-hex': ({ figure, monster }, { someone }) =>
    prompt(
      figure === null && monster === null
        ? 'Scegli un esagono per il mostro.'
        : `Scegli un esagono per ${someone(figure ?? monster ?? '')}.`,
      leftToYou,
    ),
  'dungeon-gate': () => prompt("Scegli l'entrata.", 'Si comincia entro due esagoni da lì.'),
  'penalty-target': () => prompt('Chi subisce la penalità di questa stanza?', 'Qualcuno deve subirla.'),
};

function consequence(damage: number | null, hp: number | null): string {
  if (damage === null || hp === null) return 'Perdere carte li nega tutti.';
  return damage >= hp
    ? `Con ${hp} PF, subirli significa lo sfinimento; perdere carte li nega tutti.`
    : `Subendoli ${hp - damage === 1 ? 'resta' : 'restano'} ${hp - damage} PF su ${hp}; perdere carte li nega tutti.`;
}
