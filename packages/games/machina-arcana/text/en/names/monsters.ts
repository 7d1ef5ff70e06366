import type { CardNames } from '../../card-names.ts';

export const monsters: CardNames = {
  'hollow-stoker': { name: 'Hollow Stoker', abilities: { shovel: 'Shovel', 'burst-seams': 'Burst Seams' } },
  'brine-gnawer': { name: 'Brine Gnawer', abilities: { gnaw: 'Gnaw' } },
  'lantern-wisp': {
    name: 'Lantern Wisp',
    abilities: { 'only-seen-close': 'Only Seen Close', 'cold-flare': 'Cold Flare' },
  },
  'wire-crawler': { name: 'Wire Crawler', abilities: { snag: 'Snag', 'reel-in': 'Reel In' } },
  'soot-urchin': { name: 'Soot Urchin', abilities: { nip: 'Nip', skitter: 'Skitter' } },
  'wick-bearer': { name: 'Wick Bearer', abilities: { snuff: 'Snuff', 'hot-wax': 'Hot Wax' } },
  'cellar-drudge': { name: 'Cellar Drudge', abilities: { cudgel: 'Cudgel', wreck: 'Wreck' } },
  'gas-bladder': { name: 'Gas Bladder', abilities: { exhale: 'Exhale', reek: 'Reek' } },
  'tin-hound': { name: 'Tin Hound', abilities: { 'off-the-leash': 'Off the Leash', bite: 'Bite' } },
  'choir-husk': { name: 'Choir Husk', abilities: { 'opening-note': 'Opening Note', dirge: 'Dirge' } },
  pistonback: { name: 'Pistonback', abilities: { ram: 'Ram' } },
  'mirror-tithe': { name: 'Mirror Tithe', abilities: { exchange: 'Exchange', splinter: 'Splinter' } },
  'rust-shepherd': { name: 'Rust Shepherd', abilities: { crook: 'Crook', flay: 'Flay' } },
  'grief-automaton': {
    name: 'Grief Automaton',
    abilities: { 'dragging-cables': 'Dragging Cables', wring: 'Wring' },
  },
  'spore-clerk': { name: 'Spore Clerk', abilities: { audit: 'Audit' } },
  'split-leech': { name: 'Split Leech', abilities: { latch: 'Latch', halve: 'Halve' } },
  'cinder-hound': { name: 'Cinder Hound', abilities: { scorch: 'Scorch' } },
  'tide-surgeon': { name: 'Tide Surgeon', abilities: { vivisect: 'Vivisect' } },
  'rift-weaver': { name: 'Rift Weaver', abilities: { unravel: 'Unravel', elsewhere: 'Elsewhere' } },
  'gear-saint': {
    name: 'Gear Saint',
    abilities: {
      rooted: 'Rooted',
      'benediction-chain': 'Benediction Chain',
      'grinding-mercy': 'Grinding Mercy',
    },
  },
  'stair-walker': { name: 'Stair Walker', abilities: { rend: 'Rend', 'between-steps': 'Between Steps' } },
  'brass-matron': { name: 'Brass Matron', abilities: { clutch: 'Clutch', nurse: 'Nurse' } },
  'quiet-auditor': { name: 'Quiet Auditor', abilities: { seize: 'Seize' } },
  'vesper-duellist': { name: 'Vesper Duellist', abilities: { riposte: 'Riposte', lunge: 'Lunge' } },
  'unlit-regent': {
    name: 'Unlit Regent',
    abilities: {
      'weight-of-night': 'Weight of Night',
      decree: 'Decree',
      'repeat-the-sentence': 'Repeat the Sentence',
    },
  },
  'boiler-leviathan': {
    name: 'Boiler Leviathan',
    abilities: { 'scalding-sweep': 'Scalding Sweep', overpressure: 'Overpressure' },
  },
  'debt-collector': { name: 'Debt Collector', abilities: { interest: 'Interest', collect: 'Collect' } },
  'mother-of-gaskets': {
    name: 'Mother of Gaskets',
    abilities: { inhale: 'Inhale', brood: 'Brood', thrash: 'Thrash' },
  },
  'astronomer-of-nothing': {
    name: 'Astronomer of Nothing',
    abilities: { eclipse: 'Eclipse', 'falling-star': 'Falling Star', 'step-between': 'Step Between' },
  },
  'heart-engine': {
    name: 'The Heart',
    abilities: { foundation: 'Foundation', 'steam-hand': 'Steam Hand', 'draw-breath': 'Draw Breath' },
  },
  gardener: {
    name: 'The Gardener',
    abilities: { perennial: 'Perennial', prune: 'Prune', tendril: 'Tendril' },
  },
  sexton: {
    name: 'The Sexton',
    abilities: {
      'long-buried': 'Long Buried',
      unfeeling: 'Unfeeling',
      'still-the-bell': 'Still the Bell',
      spade: 'Spade',
    },
  },
};
