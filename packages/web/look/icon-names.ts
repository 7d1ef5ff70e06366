/** Icons of the home page, which everybody loads first: our name for each, and what it is called in the game-icons set. */
export const homeIcons = {
  book: 'spell-book',
  cog: 'cog',
  person: 'character',
  people: 'tabletop-players',
  sun: 'sun',
  moon: 'moon',
  door: 'exit-door',
  hourglass: 'hourglass',
  lantern: 'lantern-flame',
  scroll: 'scroll-unfurled',
  pawn: 'chess-pawn',
  clockwork: 'clockwork',
} as const;

/** Icons of all other pages, loaded with the first of them. */
export const innerIcons = {
  hint: 'light-bulb',
  chat: 'chat-bubble',
  bot: 'robot-golem',
  eye: 'semi-closed-eye',
  trophy: 'trophy-cup',
  crown: 'crown',
  save: 'save',
  dice: 'rolling-dices',
} as const;

/** Signs that a line says better than a drawing: ours, on the same square of 512. */
export const lineIcons = {
  undo: 'M96 208h224a96 96 0 0 1 0 192H176M96 208l104-104M96 208l104 104',
  close: 'M120 120l272 272M392 120L120 392',
  check: 'M88 272l112 112 224-256',
  plus: 'M256 96v320M96 256h320',
  minus: 'M96 256h320',
  menu: 'M80 136h352M80 256h352M80 376h352',
  more: 'M112 256h1M256 256h1M400 256h1',
  play: 'M160 96l240 160-240 160z',
  pause: 'M184 104v304M328 104v304',
  forward: 'M128 112l168 144-168 144zM392 112v288',
  back: 'M384 112L216 256l168 144zM120 112v288',
  next: 'M192 96l160 160-160 160',
  previous: 'M320 96L160 256l160 160',
  down: 'M96 192l160 160 160-160',
  up: 'M96 320l160-160 160 160',
  share: 'M256 320V72M160 152l96-88 96 88M112 232v208h288V232',
  link: 'M216 296a88 88 0 0 0 132 8l68-68a88 88 0 0 0-124-124l-40 40M296 216a88 88 0 0 0-132-8l-68 68a88 88 0 0 0 124 124l40-40',
  copy: 'M176 176h256v256H176zM336 176V80H80v256h96',
  send: 'M64 232L448 72 320 440l-88-152zM232 288L448 72',
  qr: 'M80 80h128v128H80zM304 80h128v128H304zM80 304h128v128H80zM312 312h1M424 312h1M368 368h1M312 424h1M424 424h1',
  info: 'M256 232v160M256 128h1',
  search: 'M344 344l104 104M232 392a160 160 0 1 1 0-320 160 160 0 0 1 0 320z',
  expand: 'M80 192V80h112M432 192V80H320M80 320v112h112M432 320v112H320',
} as const;

export type IconName = keyof typeof homeIcons | keyof typeof innerIcons | keyof typeof lineIcons;
