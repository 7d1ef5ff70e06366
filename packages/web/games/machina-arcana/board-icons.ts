/** The icons of spaces, explorers, cards and whatever stands beside the map: our name for each, and its name in the game-icons set. */
export const boardIcons = {
  // Spaces.
  'ma/chest': 'locked-chest',
  'ma/workbench': 'anvil',
  'ma/event': 'scroll-unfurled',
  'ma/chapter': 'open-book',
  'ma/recharge': 'tesla-coil',
  'ma/lever': 'lever',
  'ma/barrel': 'powder',
  'ma/valve': 'valve',
  'ma/root': 'tree-roots',
  'ma/bell': 'ringing-bell',
  'ma/heart': 'heart-organ',
  'ma/seedbed': 'plant-seed',
  'ma/grave': 'graveyard',
  'ma/spawn': 'worm-mouth',
  'ma/trap': 'wolf-trap',
  'ma/pit': 'hole',
  'ma/door': 'doorway',
  'ma/exit': 'exit-door',
  'ma/explore': 'compass',

  // What explorers have.
  'ma/health': 'hearts',
  'ma/stamina': 'power-lightning',
  'ma/essence': 'crystal-ball',
  'ma/armor': 'checked-shield',
  'ma/will': 'brain',
  'ma/marker': 'position-marker',
  'ma/bag': 'knapsack',
  'ma/weapon': 'steampunk-goggles',
  'ma/apparel': 'trench-body-armor',
  'ma/artifact': 'orb-wand',
  'ma/consumable': 'round-bottom-flask',
  'ma/hand': 'hand',

  // What can be done.
  'ma/move': 'walking-boot',
  'ma/arrange': 'gears',
  'ma/trade': 'trade',
  'ma/use': 'play-button',
  'ma/attack': 'crossed-swords',
  'ma/end': 'stop-sign',
  'ma/others': 'team-idea',

  // The round.
  'ma/threat': 'screaming',
  'ma/horror': 'terror',
  'ma/level': 'upgrade',
  'ma/monsters': 'evil-minion',
  'ma/round': 'clockwork',
  'ma/dead': 'tombstone',

  // Classes.
  'ma/bruiser': 'muscle-up',
  'ma/gunman': 'revolver',
  'ma/mystic': 'third-eye',
  'ma/crafter': 'spanner',

  // Explorers.
  'ma/thornquist': 'gear-hammer',
  'ma/vane': 'fist',
  'ma/sable': 'targeting',
  'ma/crane': 'revolver',
  'ma/calloway': 'prayer',
  'ma/rourke': 'third-eye',
  'ma/prys': 'spanner',
  'ma/obermann': 'scalpel',
} as const;
