import type { CardNames } from '../../card-names.ts';

export const monsters: CardNames = {
  'hollow-stoker': {
    name: 'Fuochista svuotato',
    abilities: { shovel: 'Palata', 'burst-seams': 'Saltano le cuciture' },
  },
  'brine-gnawer': { name: 'Roditore salmastro', abilities: { gnaw: 'Denti incessanti' } },
  'lantern-wisp': {
    name: 'Lanterna fatua',
    abilities: { 'only-seen-close': 'Visibile solo da vicino', 'cold-flare': 'Vampa gelida' },
  },
  'wire-crawler': { name: 'Ragno di fil di ferro', abilities: { snag: 'Strappo', 'reel-in': 'Lenza' } },
  'soot-urchin': { name: 'Monello di fuliggine', abilities: { nip: 'Pizzico', skitter: 'Sgattaiola' } },
  'wick-bearer': { name: 'Portatore di ceri', abilities: { snuff: 'Soffio', 'hot-wax': 'Cera bollente' } },
  'cellar-drudge': {
    name: 'Sguattero di cantina',
    abilities: { cudgel: 'Randellata', wreck: 'Devastazione' },
  },
  'gas-bladder': { name: 'Vescica di gas', abilities: { exhale: 'Esalazione', reek: 'Fetore' } },
  'tin-hound': { name: 'Segugio di latta', abilities: { 'off-the-leash': 'Sguinzagliato', bite: 'Morso' } },
  'choir-husk': { name: 'Guscio di corista', abilities: { 'opening-note': 'Prima nota', dirge: 'Lamento' } },
  pistonback: { name: 'Bestia a pistoni', abilities: { ram: 'Carica a testa bassa' } },
  'mirror-tithe': { name: 'Decima dello specchio', abilities: { exchange: 'Scambio', splinter: 'Scheggia' } },
  'rust-shepherd': { name: 'Pastore della ruggine', abilities: { crook: 'Vincastro', flay: 'Scuoiamento' } },
  'grief-automaton': {
    name: 'Automa del cordoglio',
    abilities: { 'dragging-cables': 'Strascico di cavi', wring: 'Morsa' },
  },
  'spore-clerk': { name: 'Scrivano delle spore', abilities: { audit: 'Revisione dei conti' } },
  'split-leech': { name: 'Sanguisuga bifida', abilities: { latch: 'Ventosa', halve: 'Sdoppiamento' } },
  'cinder-hound': { name: 'Segugio di brace', abilities: { scorch: 'Vampata' } },
  'tide-surgeon': { name: 'Chirurgo delle maree', abilities: { vivisect: 'Vivisezione' } },
  'rift-weaver': {
    name: 'Tessitore di squarci',
    abilities: { unravel: 'Sfilacciamento', elsewhere: 'Altrove' },
  },
  'gear-saint': {
    name: 'Santo degli ingranaggi',
    abilities: {
      rooted: 'Radicato al suolo',
      'benediction-chain': 'Catena benedicente',
      'grinding-mercy': 'Misericordia stritolante',
    },
  },
  'stair-walker': {
    name: 'Viandante delle scale',
    abilities: { rend: 'Lacerazione', 'between-steps': 'Fra un gradino e l’altro' },
  },
  'brass-matron': { name: 'Matrona d’ottone', abilities: { clutch: 'Abbraccio', nurse: 'Nutrice' } },
  'quiet-auditor': { name: 'Revisore silenzioso', abilities: { seize: 'Pignoramento' } },
  'vesper-duellist': {
    name: 'Duellante del vespro',
    abilities: { riposte: 'Parata e risposta', lunge: 'Affondo' },
  },
  'unlit-regent': {
    name: 'Reggente senza luce',
    abilities: {
      'weight-of-night': 'Peso della notte',
      decree: 'Decreto',
      'repeat-the-sentence': 'Sentenza ribadita',
    },
  },
  'boiler-leviathan': {
    name: 'Leviatano a vapore',
    abilities: { 'scalding-sweep': 'Spazzata rovente', overpressure: 'Sovrappressione' },
  },
  'debt-collector': {
    name: 'Esattore dei debiti',
    abilities: { interest: 'Interessi', collect: 'Riscossione' },
  },
  'mother-of-gaskets': {
    name: 'Madre delle guarnizioni',
    abilities: { inhale: 'Risucchio', brood: 'Covata', thrash: 'Spasmi' },
  },
  'astronomer-of-nothing': {
    name: 'Astronomo del nulla',
    abilities: {
      eclipse: 'Eclissi',
      'falling-star': 'Stella cadente',
      'step-between': 'Passo fra le stelle',
    },
  },
  'heart-engine': {
    name: 'Il Cuore',
    abilities: { foundation: 'Fondamenta', 'steam-hand': 'Mano di vapore', 'draw-breath': 'Inspirazione' },
  },
  gardener: {
    name: 'Il Giardiniere',
    abilities: { perennial: 'Perenne', prune: 'Potatura', tendril: 'Viticcio' },
  },
  sexton: {
    name: 'Il Becchino',
    abilities: {
      'long-buried': 'Sepolto da tempo',
      unfeeling: 'Insensibile',
      'still-the-bell': 'Campana muta',
      spade: 'Colpo di vanga',
    },
  },
};
