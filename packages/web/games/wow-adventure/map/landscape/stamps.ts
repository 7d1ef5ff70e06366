/** How the things that stand about the land are drawn, each about its foot: a body, its shaded side, and lines. */
export type Stamp = {
  readonly body: string;
  readonly shade: string;
  readonly line: string;
  /** How much room it takes: to either side, and upward. */
  readonly half: number;
  readonly height: number;
};

export const stamps = {
  peak: {
    body: 'M-15 0C-11 -5 -8 -14 -2 -24C3 -18 6 -9 15 0Z',
    shade: 'M-2 -24C0 -18 -3 -13 2 -9C4 -6 1 -3 4 0H15C6 -9 3 -18 -2 -24Z',
    line: 'M-2 -24C0 -18 -3 -13 2 -9C4 -6 1 -3 4 0M-6 -12L-8 -7M-9 -6L-11 -3',
    half: 15,
    height: 24,
  },
  snow: {
    body: 'M-15 0C-11 -5 -8 -15 -1 -26C4 -19 7 -9 15 0Z',
    shade: 'M4 -10C5 -6 3 -3 5 0H15C10 -5 8 -10 5 -15L2 -12Z',
    line: 'M-7 -13L-4 -15L-2 -11L1 -14L3 -11L6 -14M3 -10C5 -6 3 -3 5 0M-8 -8L-10 -3',
    half: 15,
    height: 26,
  },
  hill: {
    body: 'M-12 0C-9 -8 -3 -12 2 -10C7 -8 10 -4 12 0Z',
    shade: 'M2 -10C4 -7 4 -3 5 0H12C10 -4 7 -8 2 -10Z',
    line: 'M5 -7C7 -5 8 -3 8 -1',
    half: 12,
    height: 11,
  },
  pine: {
    body: 'M0 -20L6 -10H3.5L7.5 -2H-7.5L-3.5 -10H-6Z',
    shade: 'M0 -20L6 -10H3.5L7.5 -2H1Z',
    line: 'M0 -2V2',
    half: 7,
    height: 20,
  },
  tree: {
    body: 'M0 -16C5 -17 9 -12 7 -9C9 -5 4 -2 0 -4C-4 -2 -9 -5 -7 -9C-9 -12 -5 -17 0 -16Z',
    shade: 'M2 -16C6 -16 9 -12 7 -9C9 -5 4 -2 0 -4C5 -6 5 -12 2 -16Z',
    line: 'M0 -4V2M-3 -10C-2 -9 0 -9 1 -10',
    half: 8,
    height: 16,
  },
  palm: {
    body: 'M0 -12C-3 -17 -8 -17 -10 -12C-7 -14 -4 -14 0 -12C-4 -20 -1 -21 1 -19C2 -17 2 -14 0 -12C4 -17 9 -16 10 -11C7 -14 4 -14 0 -12C4 -11 7 -8 7 -5C5 -8 3 -10 0 -12C-4 -11 -7 -8 -7 -5C-5 -9 -3 -10 0 -12Z',
    shade: 'M0 -12C4 -17 9 -16 10 -11C7 -14 4 -14 0 -12C4 -11 7 -8 7 -5C5 -8 3 -10 0 -12Z',
    line: 'M0 -12C1 -8 1 -4 -1 1',
    half: 9,
    height: 19,
  },
  bare: {
    body: '',
    shade: '',
    line: 'M0 1V-9M0 -7L-5 -14M0 -5L5 -11M3.4 -9L3 -15M-3 -11L-7 -12M0 -9L1 -17M-4 -13L-3 -17',
    half: 6,
    height: 16,
  },
  mesa: {
    body: 'M-14 0L-11 -13H-5L-4 -16H6L7 -13H10L14 0Z',
    shade: 'M3 -16H6L7 -13H10L14 0H4Z',
    line: 'M-11 -13L10 -13M-12 -7H-4M-1 -4H5M-8 -10V-4M4 -12L5 -1',
    half: 14,
    height: 16,
  },
  crag: {
    body: 'M-13 0L-10 -9L-7 -7L-3 -20L0 -25L3 -14L6 -16L10 -6L13 0Z',
    shade: 'M0 -25L3 -14L6 -16L10 -6L13 0H2L3 -8L0 -13Z',
    line: 'M0 -25L0 -13L3 -8L2 0M-5 -10L-6 -4M-10 -9L-8 -4',
    half: 13,
    height: 25,
  },
  rock: {
    body: 'M-8 0L-6 -6L-1 -9L4 -7L8 0Z',
    shade: 'M-1 -9L4 -7L8 0H2Z',
    line: 'M-1 -9L2 0',
    half: 8,
    height: 9,
  },
  mushroom: {
    body: 'M-7 -7C-7 -15 7 -15 7 -7C4 -6 -4 -6 -7 -7Z',
    shade: 'M1 -13C7 -13 8 -8 7 -7C5 -6 3 -6 1 -6Z',
    line: 'M-1.5 -6.5C-1 -4 -2 -2 -2 1H2C2 -2 1 -4 1.5 -6.5M-4 -9H-3M0 -11H1M3 -9H4',
    half: 7,
    height: 14,
  },
  reed: {
    body: '',
    shade: '',
    line: 'M-5 0V-7M-2 0V-11M1 0V-8M4 0V-12M-8 2H-3M0 2H7M-2 -11V-8M4 -12V-9',
    half: 8,
    height: 12,
  },
  wheat: {
    body: 'M-9 0L-6 -9H9L7 0Z',
    shade: '',
    line: 'M-9 0L-6 -9M-5 0L-3 -9M-1 0L1 -9M3 0L5 -9M7 0L9 -9',
    half: 9,
    height: 9,
  },
  grass: {
    body: '',
    shade: '',
    line: 'M-5 0L-7 -5M-4 0V-6M-3 0L-1 -5M4 -2L2 -6M5 -2V-7M6 -2L8 -6',
    half: 7,
    height: 7,
  },
} satisfies { readonly [kind: string]: Stamp };

export type StampKind = keyof typeof stamps;
