/** The chapters that the tale of each scenario tells. */
type Chapters = {
  'drowned-engine':
    | 'the-cold-stair'
    | 'oil-on-the-water'
    | 'the-tally-keepers'
    | 'second-descent'
    | 'lungs-of-brass'
    | 'a-borrowed-voice'
    | 'the-undercroft-choir'
    | 'breaker-of-seals'
    | 'ballast'
    | 'the-last-ledger'
    | 'threshold'
    | 'the-drowned-engine';
  'orchard-of-wires':
    | 'the-exchange'
    | 'crossed-lines'
    | 'cut-the-trunk'
    | 'the-long-walk'
    | 'pollen'
    | 'a-voice-you-know'
    | 'windfall'
    | 'grafting'
    | 'root-and-branch'
    | 'deadheading'
    | 'the-party-line'
    | 'the-orchard-of-wires';
  'ninth-toll':
    | 'downward-steeple'
    | 'first-bell'
    | 'pilgrims'
    | 'the-ringing-floor'
    | 'clapper'
    | 'mass-for-the-machine'
    | 'second-bell'
    | 'undertone'
    | 'the-rope-room'
    | 'third-bell'
    | 'the-ninth-toll';
};

type Portrayed = 'thornquist' | 'vane' | 'sable' | 'crane' | 'calloway' | 'rourke' | 'prys' | 'obermann';

/**
 * What is told of a scenario. Shorter games leave chapters out, so each is told without the one before. The prose is
 * our own.
 */
export type Tale<Scenario extends keyof Chapters> = {
  readonly introduction: string;
  readonly chapters: { readonly [Chapter in Chapters[Scenario]]: string };
  readonly victory: string;
  readonly defeat: string;
};

/** Who the explorers are, in two sentences each. */
export type Portraits = { readonly [Explorer in Portrayed]: string };

/** Everything that is told, in one language. */
export type Stories = {
  readonly tales: { readonly [Scenario in keyof Chapters]: Tale<Scenario> };
  readonly portraits: Portraits;
};
