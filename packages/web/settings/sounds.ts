import type { Sound } from '../games/face.ts';
import { settings } from './settings.ts';

/** A tone: when it begins, its pitch from and to, how long it lasts, how loud it is, and its colour. */
type Tone = {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly loud: number;
  readonly wave: OscillatorType | 'noise';
};

const tone = (
  at: number,
  pitch: readonly [number, number],
  lasts: number,
  more: Partial<Tone> = {},
): Tone => ({
  at,
  from: pitch[0],
  to: pitch[1],
  lasts,
  loud: 0.12,
  wave: 'triangle',
  ...more,
});

const knock = (at: number, pitch: number): Tone =>
  tone(at, [pitch, pitch * 0.6], 0.05, { wave: 'noise', loud: 0.22 });

/** Our own sounds, small enough to be written down. */
const scores: { readonly [S in Sound]: readonly Tone[] } = {
  dice: [knock(0, 1800), knock(0.07, 2300), knock(0.12, 1500), knock(0.19, 2000)],
  coin: [tone(0, [1480, 1480], 0.09), tone(0.07, [1976, 1976], 0.22)],
  hurt: [tone(0, [210, 90], 0.2, { wave: 'sawtooth', loud: 0.07 }), knock(0, 500)],
  card: [knock(0, 3200)],
  death: [tone(0, [196, 185], 0.35), tone(0.28, [156, 147], 0.4), tone(0.6, [98, 92], 0.8)],
  win: [
    tone(0, [523, 523], 0.16),
    tone(0.14, [659, 659], 0.16),
    tone(0.28, [784, 784], 0.16),
    tone(0.42, [1047, 1047], 0.5),
  ],
  turn: [tone(0, [587, 587], 0.14, { loud: 0.09 }), tone(0.13, [880, 880], 0.26, { loud: 0.09 })],
};

/** The one place that sounds come from; made at the first sound, which a browser allows after a touch. */
class Speaker {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  play(sound: Sound): void {
    if (!settings.get().sound || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume().catch(() => undefined);
    for (const one of scores[sound]) this.#tone(this.#context, one);
  }

  #tone(context: AudioContext, { at, from, to, lasts, loud, wave }: Tone): void {
    const begin = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    volume.connect(context.destination);
    const source = wave === 'noise' ? this.#hiss(context, from, volume) : voice(context, wave, volume);
    if (source instanceof OscillatorNode) {
      source.frequency.setValueAtTime(from, begin);
      source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    }
    source.start(begin);
    source.stop(begin + lasts);
  }

  #hiss(context: AudioContext, pitch: number, into: AudioNode): AudioBufferSourceNode {
    this.#noise ??= whiteNoise(context);
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = pitch;
    source.connect(band).connect(into);
    return source;
  }
}

function voice(context: AudioContext, wave: OscillatorType, into: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave;
  source.connect(into);
  return source;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

const speaker = new Speaker();

/** Plays a sound, unless this device was told to be quiet. */
export const play = (sound: Sound): void => speaker.play(sound);
