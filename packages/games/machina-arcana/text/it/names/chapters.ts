import type { CardNames } from '../../card-names.ts';

export const chapters: CardNames = {
  'the-cold-stair': { name: 'La scala gelida', abilities: { arrive: 'Arrivo' } },
  'oil-on-the-water': { name: 'Olio sull’acqua', abilities: { slick: 'Chiazza scivolosa' } },
  'the-tally-keepers': {
    name: 'I contabili',
    abilities: { 'strike-a-name': 'Depenna un nome', settle: 'Salda il conto' },
  },
  'second-descent': { name: 'Seconda discesa', abilities: { deeper: 'Più a fondo' } },
  'lungs-of-brass': { name: 'Polmoni d’ottone', abilities: { 'bad-air': 'Aria viziata' } },
  'a-borrowed-voice': {
    name: 'Una voce in prestito',
    abilities: { answer: 'Risposta', 'silence-it': 'Mettila a tacere' },
  },
  'the-undercroft-choir': {
    name: 'Il coro della cripta',
    abilities: { rising: 'Crescendo', 'stop-your-ears': 'Tappati le orecchie' },
  },
  'breaker-of-seals': {
    name: 'Lo spezzasigilli',
    abilities: { 'better-tools': 'Attrezzi migliori', seal: 'Sigillo', bypass: 'Aggira il sigillo' },
  },
  ballast: { name: 'Zavorra', abilities: { sink: 'A picco', lighten: 'Getta la zavorra' } },
  'the-last-ledger': { name: 'L’ultimo registro', abilities: { choose: 'La scelta' } },
  threshold: { name: 'La soglia', abilities: { give: 'Offerta' } },
  'the-drowned-engine': {
    name: 'Il motore annegato',
    abilities: {
      'flood-the-hall': 'La sala si allaga',
      'rising-pressure': 'Pressione crescente',
      'close-a-valve': 'Chiudi una valvola',
      'stop-the-heart': 'Ferma il cuore',
    },
  },
  'the-exchange': { name: 'Il centralino', abilities: { 'kit-out': 'Equipaggiamento' } },
  'crossed-lines': { name: 'Linee incrociate', abilities: { 'it-carries': 'La voce arriva lontano' } },
  'cut-the-trunk': {
    name: 'Taglia il tronco',
    abilities: { sever: 'Cesoie', hew: 'Ascia', saw: 'Segaccio' },
  },
  'the-long-walk': { name: 'Il lungo cammino', abilities: { 'deeper-in': 'Nel folto' } },
  pollen: { name: 'Polline', abilities: { bloom: 'Fioritura' } },
  'a-voice-you-know': {
    name: 'Una voce familiare',
    abilities: {
      connected: 'Collegamento',
      'hold-the-line': 'Resta in linea',
      'say-something': 'Di’ qualcosa',
    },
  },
  windfall: { name: 'Frutti caduti', abilities: { 'pick-or-pass': 'Cogli o lascia' } },
  grafting: { name: 'L’innesto', abilities: { 'better-stock': 'Scorte migliori', 'feed-it': 'Nutrilo' } },
  'root-and-branch': {
    name: 'Fino alla radice',
    abilities: { 'the-eldest': 'Il più antico', felled: 'Abbattuto', 'come-back': 'Ricrescita' },
  },
  deadheading: {
    name: 'Fiori appassiti',
    abilities: { 'a-gap-in-the-hedge': 'Un varco nella siepe', 'hedged-in': 'La siepe si chiude' },
  },
  'the-party-line': {
    name: 'La linea comune',
    abilities: { 'all-lines-open': 'Tutte le linee aperte', overheard: 'Qualcuno ascolta' },
  },
  'the-orchard-of-wires': {
    name: 'Il frutteto di fili',
    abilities: {
      'break-the-glass': 'Vetri infranti',
      growth: 'Crescita',
      'cut-a-root': 'Taglia una radice',
      away: 'Via di qui',
    },
  },
  'downward-steeple': {
    name: 'Campanile rovesciato',
    abilities: { 'a-candle-at-the-door': 'Una candela alla porta' },
  },
  'first-bell': {
    name: 'Prima campana',
    abilities: { stroke: 'Rintocco', 'wind-the-clock': 'Carica l’orologio' },
  },
  pilgrims: { name: 'Pellegrini', abilities: { zeal: 'Zelo', relics: 'Reliquie' } },
  'the-ringing-floor': { name: 'La sala dei campanari', abilities: { 'down-the-rope': 'Giù per la corda' } },
  clapper: {
    name: 'Il battaglio',
    abilities: { trap: 'Trappola', powder: 'Polvere nera', 'strike-it': 'Campana a martello' },
  },
  'mass-for-the-machine': {
    name: 'Messa per la Macchina',
    abilities: { 'the-plate-goes-round': 'La questua' },
  },
  'second-bell': {
    name: 'Seconda campana',
    abilities: { answered: 'Qualcosa risponde', 'silence-them': 'Falli tacere' },
  },
  undertone: {
    name: 'Nota di fondo',
    abilities: { 'stranger-tools': 'Strani attrezzi', undertone: 'Nota di fondo' },
  },
  'the-rope-room': { name: 'La sala delle corde', abilities: { together: 'Tutti insieme' } },
  'third-bell': {
    name: 'Terza campana',
    abilities: { 'the-louvre': 'La bifora', 'do-not-linger': 'Non indugiare' },
  },
  'the-ninth-toll': {
    name: 'Il nono rintocco',
    abilities: { 'the-bell-floor': 'La cella campanaria', 'the-hour': 'L’ora', ring: 'Suona la campana' },
  },
};
