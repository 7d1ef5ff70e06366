import { count } from '@tavolo/language/it';
import type { MomentWords, Prompt, Prompts, ThreatWords } from '../speech.ts';
import { abilityLabel } from './ability-labels.ts';
import { countedCards, damages } from './counted.ts';
import type { Speaker } from './speaker.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

/** Behind a sentence about one of several: how many more there are. */
const more = (left: number | null, one: string, several: string): string =>
  left === null || left <= 1 ? '' : ` (ancora ${count(left, one, several)})`;

const threats: ThreatWords = {
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

const moments: MomentWords = {
  attack: 'Stai attaccando',
  'attack-ability': 'Stai attaccando',
  attacked: 'Un nemico ti attacca',
  'attack-damage': 'Stai per subire i danni di un attacco',
  move: 'Ti stai muovendo',
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
  perk: ({ about: { left } }) =>
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
  'items-to-buy': ({ about: { gold } }) =>
    prompt(
      `Scegli i tuoi oggetti: hai ${count(gold, "moneta d'oro", "monete d'oro")}.`,
      'Uno per testa, corpo e gambe, due mani in tutto, e oggetti piccoli in numero pari a metà del tuo livello.',
    ),
  hand: ({ max }) =>
    prompt(
      `Scegli le ${countedCards(max)} della tua mano.`,
      'Alterna iniziative basse e alte: avrai più libertà di scelta.',
    ),
  'starting-hex': ({ about: { figure } }, { figure: named }) =>
    prompt(
      `Scegli da dove parte ${named(figure)}.`,
      'Chi sta vicino alla porta incontra per primo i mostri.',
    ),
  'leading-card': ({ options }) =>
    prompt(
      options.includes('long-rest')
        ? 'Scegli la carta primaria, oppure un riposo lungo.'
        : 'Scegli la carta primaria.',
      'La sua iniziativa decide quando agisci: il numero più basso va per primo. Poi scegli la seconda carta.',
    ),
  'second-card': ({ about: { card } }, { card: named }) => {
    if (card === 'long-rest')
      return prompt(
        'Vuoi fare un riposo lungo in questo round?',
        'Agisci per ultimo; finché non hanno scelto tutti puoi tornare indietro.',
      );
    return prompt(
      `Scegli la seconda carta: la primaria è ${named(card)}.`,
      "Userai l'azione superiore dell'una e quella inferiore dell'altra; gli altri le vedono quando tutti hanno scelto.",
    );
  },
  'initiative-change': ({ about: { item } }, { item: named }) =>
    prompt(`Cambia la tua iniziativa con “${named(item)}”.`, 'Il numero più basso agisce per primo.'),
  'tie-order': ({ about: { how } }) =>
    prompt(
      'Parità di iniziativa: chi va per primo?',
      how === 'vote'
        ? "Se i giocatori a pari iniziativa non sono d'accordo, decide il caso."
        : 'Gli altri seguono.',
    ),
  next: ({ about: { figure } }, { figure: named }) =>
    prompt(
      `Che cosa fa adesso ${named(figure)}?`,
      "Una carta dà l'azione superiore, l'altra quella inferiore; ogni metà può essere un Attacco 2 o un Movimento 2 base.",
    ),
  augments: () =>
    prompt(
      'Vuoi consumare elementi per rafforzare questa capacità?',
      'Un elemento consumato diventa Inerte, per tutti.',
    ),
  'attack-items': ({ about: { target } }, { figure: named }) =>
    prompt(
      target === null
        ? 'Vuoi usare oggetti per questo attacco?'
        : `Vuoi usare oggetti per l'attacco contro ${named(target)}?`,
      'Gli oggetti spesi tornano con un riposo lungo, quelli consumati no.',
    ),
  'move-to': ({ about: { points, movement } }) => {
    const asks = { walk: 'Scegli dove muoverti', jump: 'Scegli dove saltare', fly: 'Scegli dove volare' }[
      movement
    ];
    const rules = {
      walk: 'Attraversi gli alleati, non i nemici né gli ostacoli; il terreno difficile costa 2.',
      jump: 'Un salto supera miniature, trappole e ostacoli; deve finire in un esagono libero.',
      fly: 'In volo si supera tutto; si deve finire in un esagono senza miniature.',
    };
    return prompt(
      `${asks}: ${count(points, 'punto movimento', 'punti movimento')} a disposizione.`,
      rules[movement],
    );
  },
  'attack-target': ({ about: { figure, value, range, left, area } }, { of }) => {
    const who = `Scegli il bersaglio ${of(figure)}`;
    return prompt(
      area
        ? "Piazza l'area dell'attacco."
        : `${who}${value === null ? '' : `: Attacco ${value}`}${more(left, 'bersaglio', 'bersagli')}.`,
      range !== null && range > 1
        ? `Gittata ${range}; un attacco a distanza contro un nemico adiacente ha Svantaggio.`
        : 'Lo Scudo riduce i danni; i nemici adiacenti possono avere Ritorsione.',
    );
  },
  'ability-target': ({ about: { ability, value, left } }) => {
    const others = more(left, 'bersaglio', 'bersagli');
    return prompt(
      `Scegli un bersaglio: ${abilityLabel(ability, value)}${others}.`,
      "Non devi per forza usare ogni parte di un'azione.",
    );
  },
  'ability-hex': ({ about: { ability } }) =>
    prompt(
      `Scegli un esagono: ${abilityLabel(ability, null)}.`,
      'Sono tutti gli esagoni che le regole consentono.',
    ),
  'ability-use': ({ about: { ability, value } }) =>
    prompt(
      `Vuoi eseguire questa capacità: ${abilityLabel(ability, value)}?`,
      "Non devi per forza usare ogni parte di un'azione.",
    ),
  reaction: ({ about: { moment, damage, by, attack } }, { subject }) => {
    if (moment === 'ally-attacked')
      return prompt(
        'Un nemico attacca un alleato accanto a te: il colpo passa a te.',
        "Se prima termini il bonus, l'attacco resta sul tuo alleato.",
      );
    const what =
      by === null || attack === null ? moments[moment] : `${subject(by)} ti attacca con Attacco ${attack}`;
    return prompt(
      `${what}: vuoi usare qualcosa?`,
      damage === null ? 'Ciò che non usi resta per dopo.' : `In arrivo: ${damages(damage)}.`,
    );
  },
  'push-to': ({ about: { figure, left } }, { figure: named }) =>
    prompt(
      `Spingi ${named(figure)}${more(left, 'esagono', 'esagoni')}: scegli il prossimo esagono.`,
      'Ogni passo deve allontanarlo da te; trappole e terreno pericoloso hanno effetto.',
    ),
  'pull-to': ({ about: { figure, left } }, { figure: named }) =>
    prompt(
      `Tira ${named(figure)}${more(left, 'esagono', 'esagoni')}: scegli il prossimo esagono.`,
      'Ogni passo deve avvicinarlo a te; trappole e terreno pericoloso hanno effetto.',
    ),
  'hex-nearby': ({ about: { figure } }, { subject }) =>
    prompt(
      `${subject(figure)} non può restare qui: scegli un esagono vicino.`,
      'Valgono gli esagoni liberi più vicini.',
    ),
  'negate-damage': ({ about: { figure, damage, cause, ...health } }, { subject }) =>
    prompt(
      `${subject(figure)} sta per subire ${damages(damage)} ${threats[cause]}.`,
      consequence(damage, health),
    ),
  'card-to-lose': () => prompt('Scegli una carta da perdere.', 'Una carta persa non torna con il riposo.'),
  'cards-to-discard': () => prompt('Scegli che cosa scartare.', 'Le carte scartate tornano con un riposo.'),
  'card-to-play': ({ about: { half } }) =>
    prompt(
      half === 'both'
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
  element: ({ about: { how } }) =>
    how === 'consume'
      ? prompt('Scegli un elemento da consumare.', 'Diventa Inerte.')
      : prompt('Scegli un elemento da infondere.', 'Diventa Forte alla fine del turno.'),
  'change-order': () =>
    prompt(
      'Scegli in che ordine applicare i bonus.',
      "Sommando prima di moltiplicare, l'attacco è più forte.",
    ),
  'short-rest': () =>
    prompt('Vuoi fare un riposo breve?', 'Le carte scartate tornano in mano, ma ne perdi una a caso.'),
  'give-up': ({ about: { how } }) =>
    how === 'propose'
      ? prompt(
          'Vuoi rinunciare allo scenario?',
          "Lo scenario è perso subito, se tutti gli altri sono d'accordo.",
        )
      : prompt(
          "I tuoi compagni vogliono rinunciare allo scenario: sei d'accordo?",
          "Lo scenario è perso subito, se tutti sono d'accordo.",
        ),
  'redraw-rest-card': ({ about: { card } }, { card: named }) =>
    prompt(
      `Perderesti ${named(card)}: vuoi subire 1 danno per perdere un'altra carta?`,
      'Anche la seconda carta è estratta a caso, ed è definitiva.',
    ),
  'rest-card': () =>
    prompt('Scegli la carta da perdere con il riposo lungo.', 'Le altre carte scartate tornano in mano.'),
  'augment-to-discard': () => prompt("Scegli l'aumento da scartare.", 'Può restare attivo un solo aumento.'),
  'monster-focus': ({ about: { figure } }, { figure: named }) =>
    prompt(
      `Su chi si focalizza ${named(figure)}?`,
      'Sono tutti ugualmente vicini: le regole lasciano scegliere a te.',
    ),
  'monster-way': ({ about: { figure } }, { figure: named }) =>
    prompt(`Come agisce ${named(figure)}?`, leftToYou),
  'monster-target': ({ about: { figure } }, { of }) => prompt(`Chi è il bersaglio ${of(figure)}?`, leftToYou),
  'monster-hex': ({ about: { figure, monster } }, { someone }) => {
    const whom = figure ?? monster;
    return prompt(
      whom === null ? 'Scegli un esagono per il mostro.' : `Scegli un esagono per ${someone(whom)}.`,
      leftToYou,
    );
  },
  'dungeon-gate': () => prompt("Scegli l'entrata.", 'Si comincia entro due esagoni da lì.'),
  'penalty-target': () => prompt('Chi subisce la penalità di questa stanza?', 'Qualcuno deve subirla.'),
};

function consequence(damage: number, { hp, maxHp }: { readonly hp: number; readonly maxHp: number }): string {
  return damage >= hp
    ? `Con ${hp} PF, subirli significa lo sfinimento; perdere carte li nega tutti.`
    : `Subendoli ${hp - damage === 1 ? 'resta' : 'restano'} ${hp - damage} PF su ${maxHp}; perdere carte li nega tutti.`;
}
