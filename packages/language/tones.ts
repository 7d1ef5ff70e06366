/** How a fact feels, for its colour and its weight. A heading opens a part of the game, or closes all of it. */
export type Tone = 'heading' | 'plain' | 'good' | 'bad' | 'quiet';
