import type { Blurb, Box, Texts } from '@tavolo/box';
import type { Language } from '@tavolo/language';
import type { FaceWords, GameFace, Lesson } from '../games/face.ts';
import { byFolder } from './by-folder.ts';

/** Modules by their paths; what is lazy is loaded when somebody needs it. */
type Modules<Module> = Readonly<Record<string, Module>>;
type Lazy<Module> = Modules<() => Promise<Module>>;

/** What was found of games, by paths whose last folder is the id of a game. */
export type Found = {
  readonly blurbs: Modules<Blurb>;
  readonly boxes: Lazy<Box>;
  readonly faces: Lazy<GameFace>;
  readonly lessons: Lazy<Lesson>;
};

/** A game as it is shown: its box, its face, and what they say in the language that is read. */
export type GameShown = {
  readonly box: Box;
  readonly texts: Texts;
  readonly face: GameFace;
  readonly words: FaceWords;
};

/** What is asked for by the id of a game and the language that is read. */
type Read = readonly [game: string, language: Language];

/** The games of the house, from what was found of them. A game is there as soon as its folder is; nobody lists it. */
export class FoundGames {
  readonly #blurbs: ReadonlyMap<string, Blurb>;
  readonly #boxes: Loaded<Box>;
  readonly #faces: Loaded<GameFace>;
  readonly #lessons: Loaded<Lesson>;
  readonly #withLesson: ReadonlySet<string>;
  readonly #texts: Loaded<Texts, Read>;
  readonly #shown: Loaded<GameShown, Read>;

  constructor({ blurbs, boxes, faces, lessons }: Found) {
    this.#blurbs = byFolder(blurbs);
    this.#boxes = loadedByFolder(boxes);
    this.#faces = loadedByFolder(faces);
    this.#lessons = loadedByFolder(lessons);
    this.#withLesson = new Set(byFolder(lessons).keys());
    this.#texts = new Loaded((...read) => this.#loadTexts(...read));
    this.#shown = new Loaded((...read) => this.#loadShown(...read));
  }

  /** What is said of each game, in the order of their titles. */
  blurbsIn(language: Language): readonly Blurb[] {
    const title = ({ words }: Blurb): string => words[language].title;
    return [...this.#blurbs.values()].sort((one, other) => title(one).localeCompare(title(other), language));
  }

  /** What is said of a game; `null`: the house does not have it. */
  blurb(game: string): Blurb | null {
    return this.#blurbs.get(game) ?? null;
  }

  /** The box of a game; `null`: the house does not have it. */
  box(game: string): Promise<Box | null> {
    return this.#boxes.of(game);
  }

  /** What a game says in a language, on whatever board; `null`: the house does not have the game. */
  texts(game: string, language: Language): Promise<Texts | null> {
    return this.#texts.of(game, language);
  }

  /** All that is needed to show a game, loaded side by side; `null`: the house does not have it. */
  shown(game: string, language: Language): Promise<GameShown | null> {
    return this.#shown.of(game, language);
  }

  /** Loads in a language what has been shown in others; if it can't, nothing need change. */
  async readIn(language: Language): Promise<void> {
    await Promise.all([
      ...this.#texts.asked.map(([game]) => this.texts(game, language)),
      ...this.#shown.asked.map(([game]) => this.shown(game, language)),
    ]);
  }

  /** Whether a game can be learned by playing. */
  hasLesson(game: string): boolean {
    return this.#withLesson.has(game);
  }

  /** The guided first game; `null`: there is none. */
  lesson(game: string): Promise<Lesson | null> {
    return this.#lessons.of(game);
  }

  async #loadTexts(...[game, language]: Read): Promise<Texts | null> {
    const box = await this.box(game);
    return box?.texts(language) ?? null;
  }

  async #loadShown(...[game, language]: Read): Promise<GameShown | null> {
    const [box, texts, own] = await Promise.all([
      this.box(game),
      this.texts(game, language),
      this.#faces.of(game),
    ]);
    if (box === null || texts === null) return null;
    const face = own ?? (await plainFace(box));
    return { box, texts, face, words: await face.words(language) };
  }
}

/** A game is played on the plain board until it brings its own. */
const plainFace = async (box: Box): Promise<GameFace> =>
  (await import('../plain-board/face.ts')).plainFace(box);

/** Things that are loaded once for everybody, when the first asks for them. */
class Loaded<Thing, Asked extends readonly string[] = readonly [game: string]> {
  readonly #load: (...asked: Asked) => Promise<Thing | null>;
  readonly #loading = new Map<string, { readonly asked: Asked; readonly loading: Promise<Thing | null> }>();

  constructor(load: (...asked: Asked) => Promise<Thing | null>) {
    this.#load = load;
  }

  /** All that has been asked for. */
  get asked(): readonly Asked[] {
    return [...this.#loading.values()].map(({ asked }) => asked);
  }

  /** The same promise for everybody; `null`: there is no such thing. */
  of(...asked: Asked): Promise<Thing | null> {
    const key = asked.join('/');
    const known = this.#loading.get(key);
    if (known !== undefined) return known.loading;
    const loading = this.#load(...asked);
    this.#loading.set(key, { asked, loading });
    loading.catch(() => this.#loading.delete(key)); // a lost network is no reason never to try again
    return loading;
  }
}

function loadedByFolder<Module>(found: Lazy<Module>): Loaded<Module> {
  const loaders = byFolder(found);
  return new Loaded((game) => loaders.get(game)?.() ?? Promise.resolve(null));
}
