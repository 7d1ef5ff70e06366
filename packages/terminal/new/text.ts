import type { InEachLanguage } from '@tavolo/language';
import { longest, type UnfitName } from './names.ts';

/** What `tavolo new` says when it makes no game. */
type TroubleTexts = {
  readonly unfit: { readonly [Unfit in UnfitName]: (name: string) => string };
  /** Something failed halfway, and everything is as it was before. */
  readonly undone: (title: string) => string;
  /** Something failed halfway, and some files are still changed. */
  readonly notUndone: (title: string, paths: readonly string[]) => string;
};

const listed = (paths: readonly string[]): string => paths.map((path) => `\n  ${path}`).join('');

export const troubleTexts: InEachLanguage<TroubleTexts> = {
  en: {
    unfit: {
      form: (name) =>
        `“${name}” can't be the name of a game. Start with a letter from a to z, and use only these letters, digits, and hyphens between words, as in my-game.`,
      'too-long': () => `That name is too long. The name of a game can have up to ${longest} characters.`,
      reserved: (name) => `“${name}” is a reserved word. Choose another name for your game.`,
      package: (name) =>
        `Tavolo already has a package called @tavolo/${name}. Choose another name for your game.`,
    },
    undone: (title) => `${title} couldn't be created. Everything has been put back as it was.`,
    notUndone: (title, paths) =>
      `${title} couldn't be created, and these couldn't be put back as they were:${listed(paths)}`,
  },
  it: {
    unfit: {
      form: (name) =>
        `Un gioco non può chiamarsi “${name}”. Comincia con una lettera dalla a alla z e usa solo queste lettere, cifre e trattini tra le parole, come in mio-gioco.`,
      'too-long': () => `Il nome è troppo lungo: può avere al massimo ${longest} caratteri.`,
      reserved: (name) => `“${name}” è una parola riservata. Scegli un altro nome per il tuo gioco.`,
      package: (name) =>
        `Tavolo ha già un pacchetto che si chiama @tavolo/${name}. Scegli un altro nome per il tuo gioco.`,
    },
    undone: (title) => `Non è stato possibile creare ${title}. Tutto è tornato com'era.`,
    notUndone: (title, paths) =>
      `Non è stato possibile creare ${title}, né riportare com'erano:${listed(paths)}`,
  },
  pt: {
    unfit: {
      form: (name) =>
        `Um jogo não pode se chamar “${name}”. Comece com uma letra de a a z e use só essas letras, algarismos e hifens entre as palavras, como em meu-jogo.`,
      'too-long': () => `O nome é longo demais: pode ter no máximo ${longest} caracteres.`,
      reserved: (name) => `“${name}” é uma palavra reservada. Escolha outro nome para o seu jogo.`,
      package: (name) =>
        `O Tavolo já tem um pacote chamado @tavolo/${name}. Escolha outro nome para o seu jogo.`,
    },
    undone: (title) => `Não foi possível criar ${title}. Tudo voltou a ser como era.`,
    notUndone: (title, paths) => `Não foi possível criar ${title}, nem deixar como estavam:${listed(paths)}`,
  },
};
