import { type Language, languages } from '@tavolo/language';
import { type BotStrength, botStrengths } from '@tavolo/protocol';
import { beatOf, type Speed } from '../table/playback.ts';
import { keep, readStored } from './stored.ts';

export const themes = ['system', 'dark', 'light'] as const;
type Theme = (typeof themes)[number];

/** How large texts are, in percent. */
export const textSizes = [90, 100, 115, 130, 150] as const;
type TextSize = (typeof textSizes)[number];

/** What a person chose on this device. */
export type Settings = {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  /** Notifications of the browser, when it is one's turn and the page is not looked at. */
  readonly notices: boolean;
  readonly textSize: TextSize;
  /** Every choice is confirmed before it is given. */
  readonly careful: boolean;
  /** Single letters, digits and signs do something at a table. */
  readonly shortcuts: boolean;
  /** A map shows what its hexes are called. */
  readonly hexNames: boolean;
  /** The log lies open beside the board, where there is room for it. */
  readonly log: boolean;
  /** What bots are put on empty seats. */
  readonly bot: BotStrength;
};

export const speeds = Object.keys(beatOf) as readonly Speed[]; // its keys are the speeds

const defaults: Omit<Settings, 'language'> = {
  theme: 'system',
  speed: 'normal',
  sound: true,
  notices: false,
  textSize: 100,
  careful: false,
  shortcuts: true,
  hexNames: false,
  log: false,
  bot: 'greedy',
};

/** The settings of this device: kept in its browser, and nowhere else. */
class SettingsKeeper {
  #settings: Settings = read(readStored('settings'));
  readonly #listeners = new Set<() => void>();

  readonly get = (): Settings => this.#settings;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(changes: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...changes };
    keep('settings', this.#settings);
    for (const listener of this.#listeners) listener();
  }
}

/** Takes what was kept as far as it still makes sense. */
function read(kept: unknown): Settings {
  const given: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const among = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
    values.find((one) => one === value) ?? otherwise;
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  return {
    language: among(languages, given.language, preferredLanguage()),
    theme: among(themes, given.theme, defaults.theme),
    speed: among(speeds, given.speed, defaults.speed),
    sound: flag(given.sound, defaults.sound),
    notices: flag(given.notices, defaults.notices),
    textSize: among(textSizes, given.textSize, defaults.textSize),
    careful: flag(given.careful, defaults.careful),
    shortcuts: flag(given.shortcuts, defaults.shortcuts),
    hexNames: flag(given.hexNames, defaults.hexNames),
    log: flag(given.log, defaults.log),
    bot: among(botStrengths, given.bot, defaults.bot),
  };
}

/** The first of the browser's languages that everything is written in. */
function preferredLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}

export const settings = new SettingsKeeper();
