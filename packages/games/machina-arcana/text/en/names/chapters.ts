import type { CardNames } from '../../card-names.ts';

export const chapters: CardNames = {
  'the-cold-stair': { name: 'The Cold Stair', abilities: { arrive: 'Arrive' } },
  'oil-on-the-water': { name: 'Oil on the Water', abilities: { slick: 'Slick' } },
  'the-tally-keepers': {
    name: 'The Tally Keepers',
    abilities: { 'strike-a-name': 'Strike a Name', settle: 'Settle' },
  },
  'second-descent': { name: 'Second Descent', abilities: { deeper: 'Deeper' } },
  'lungs-of-brass': { name: 'Lungs of Brass', abilities: { 'bad-air': 'Bad Air' } },
  'a-borrowed-voice': {
    name: 'A Borrowed Voice',
    abilities: { answer: 'Answer', 'silence-it': 'Silence It' },
  },
  'the-undercroft-choir': {
    name: 'The Undercroft Choir',
    abilities: { rising: 'Rising', 'stop-your-ears': 'Stop Your Ears' },
  },
  'breaker-of-seals': {
    name: 'Breaker of Seals',
    abilities: { 'better-tools': 'Better Tools', seal: 'Seal', bypass: 'Bypass' },
  },
  ballast: { name: 'Ballast', abilities: { sink: 'Sink', lighten: 'Lighten' } },
  'the-last-ledger': { name: 'The Last Ledger', abilities: { choose: 'Choose' } },
  threshold: { name: 'Threshold', abilities: { give: 'Give' } },
  'the-drowned-engine': {
    name: 'The Drowned Engine',
    abilities: {
      'flood-the-hall': 'Flood the Hall',
      'rising-pressure': 'Rising Pressure',
      'close-a-valve': 'Close a Valve',
      'stop-the-heart': 'Stop the Heart',
    },
  },
  'the-exchange': { name: 'The Exchange', abilities: { 'kit-out': 'Kit Out' } },
  'crossed-lines': { name: 'Crossed Lines', abilities: { 'it-carries': 'It Carries' } },
  'cut-the-trunk': { name: 'Cut the Trunk', abilities: { sever: 'Sever', hew: 'Hew', saw: 'Saw' } },
  'the-long-walk': { name: 'The Long Walk', abilities: { 'deeper-in': 'Deeper In' } },
  pollen: { name: 'Pollen', abilities: { bloom: 'Bloom' } },
  'a-voice-you-know': {
    name: 'A Voice You Know',
    abilities: { connected: 'Connected', 'hold-the-line': 'Hold the Line', 'say-something': 'Say Something' },
  },
  windfall: { name: 'Windfall', abilities: { 'pick-or-pass': 'Pick or Pass' } },
  grafting: { name: 'Grafting', abilities: { 'better-stock': 'Better Stock', 'feed-it': 'Feed It' } },
  'root-and-branch': {
    name: 'Root and Branch',
    abilities: { 'the-eldest': 'The Eldest', felled: 'Felled', 'come-back': 'Come Back' },
  },
  deadheading: {
    name: 'Deadheading',
    abilities: { 'a-gap-in-the-hedge': 'A Gap in the Hedge', 'hedged-in': 'Hedged In' },
  },
  'the-party-line': {
    name: 'The Party Line',
    abilities: { 'all-lines-open': 'All Lines Open', overheard: 'Overheard' },
  },
  'the-orchard-of-wires': {
    name: 'The Orchard of Wires',
    abilities: {
      'break-the-glass': 'Break the Glass',
      growth: 'Growth',
      'cut-a-root': 'Cut a Root',
      away: 'Away',
    },
  },
  'downward-steeple': {
    name: 'Downward Steeple',
    abilities: { 'a-candle-at-the-door': 'A Candle at the Door' },
  },
  'first-bell': { name: 'First Bell', abilities: { stroke: 'Stroke', 'wind-the-clock': 'Wind the Clock' } },
  pilgrims: { name: 'Pilgrims', abilities: { zeal: 'Zeal', relics: 'Relics' } },
  'the-ringing-floor': { name: 'The Ringing Floor', abilities: { 'down-the-rope': 'Down the Rope' } },
  clapper: { name: 'Clapper', abilities: { trap: 'Trap', powder: 'Powder', 'strike-it': 'Strike It' } },
  'mass-for-the-machine': {
    name: 'Mass for the Machine',
    abilities: { 'the-plate-goes-round': 'The Plate Goes Round' },
  },
  'second-bell': { name: 'Second Bell', abilities: { answered: 'Answered', 'silence-them': 'Silence Them' } },
  undertone: { name: 'Undertone', abilities: { 'stranger-tools': 'Stranger Tools', undertone: 'Undertone' } },
  'the-rope-room': { name: 'The Rope Room', abilities: { together: 'Together' } },
  'third-bell': {
    name: 'Third Bell',
    abilities: { 'the-louvre': 'The Louvre', 'do-not-linger': 'Do Not Linger' },
  },
  'the-ninth-toll': {
    name: 'The Ninth Toll',
    abilities: { 'the-bell-floor': 'The Bell Floor', 'the-hour': 'The Hour', ring: 'Ring' },
  },
};
