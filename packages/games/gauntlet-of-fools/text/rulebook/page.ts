import type { Source, SourceWord } from '../../rulebook/entry.ts';
import { type CitedCardId, chapters, type RuleId } from '../../rulebook.ts';
import type { Language } from '../language.ts';
import { chapterTitles, citedCardName, rulebookTexts } from './index.ts';

type Chapter = (typeof chapters)[number];
type Entry = Chapter['rules'][number];
type About = CitedCardId | RuleId;

type Words = {
  readonly title: string;
  readonly note: readonly string[];
  readonly sources: Readonly<Record<SourceWord, string>>;
  readonly numberedRuling: (link: string) => string;
  readonly about: (thing: string) => string;
  readonly option: string;
  readonly promo: string;
};

const wordsOf: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Gauntlet of Fools: the rules by number',
    note: [
      'These are the rules that this project plays, in our own words; no printed wording is reproduced. Each has an id that code and tests cite, and in small print where it comes from: the Italian rulebook; what follows from its rules and worked examples; a public simulator of the game (2013) whose author checked it against the printed cards; public reviews; and, where no source decides or two disagree, our own ruling.',
      'Cases show a rule or a card at work. Rulings marked as an option are those on which tables commonly differ.',
    ],
    sources: {
      rulebook: 'rulebook',
      derived: 'derived from the rulebook',
      simulator: 'public simulator',
      review: 'public review',
      ruling: 'our ruling',
    },
    numberedRuling: (link) => `our ruling ${link}`,
    about: (thing) => `about: ${thing}`,
    option: 'option',
    promo: 'promo card',
  },
  it: {
    title: 'Gauntlet of Fools: le regole numero per numero',
    note: [
      'Queste sono le regole con cui gioca questo progetto, dette con parole nostre: nessun testo stampato è riprodotto. Ciascuna ha un codice, citato dal programma e dalle sue prove, e in piccolo la sua origine: il regolamento italiano; ciò che segue dalle sue regole e dai suoi esempi; un simulatore pubblico del gioco (2013), che il suo autore ha confrontato con le carte stampate; recensioni pubbliche; e, dove nessuna fonte decide o due si contraddicono, una nostra decisione.',
      "I casi mostrano all'opera una regola o una carta. Le decisioni segnate come opzione sono quelle su cui i tavoli di solito si dividono.",
    ],
    sources: {
      rulebook: 'regolamento',
      derived: 'ricavato dal regolamento',
      simulator: 'simulatore pubblico',
      review: 'recensione pubblica',
      ruling: 'nostra decisione',
    },
    numberedRuling: (link) => `nostra decisione ${link}`,
    about: (thing) => `riguarda: ${thing}`,
    option: 'opzione',
    promo: 'carta promozionale',
  },
  pt: {
    title: 'Gauntlet of Fools: as regras por número',
    note: [
      'Estas são as regras com que este projeto joga, ditas com nossas palavras: nenhum texto impresso é reproduzido. Cada uma tem um código, citado pelo programa e pelos seus testes, e em letra pequena a sua origem: o livro de regras italiano; o que decorre das suas regras e dos seus exemplos; um simulador público do jogo (2013), que o autor conferiu com as cartas impressas; resenhas públicas; e, onde nenhuma fonte decide ou duas discordam, uma decisão nossa.',
      'Os casos mostram uma regra ou uma carta em ação. As decisões marcadas como opção são aquelas em que as mesas costumam divergir.',
    ],
    sources: {
      rulebook: 'livro de regras',
      derived: 'deduzido do livro de regras',
      simulator: 'simulador público',
      review: 'resenha pública',
      ruling: 'decisão nossa',
    },
    numberedRuling: (link) => `decisão nossa ${link}`,
    about: (thing) => `sobre: ${thing}`,
    option: 'opção',
    promo: 'carta promocional',
  },
};

/** The whole rulebook as a page of Markdown. */
export function rulebookPage(language: Language): string {
  const { title, note } = wordsOf[language];
  const sections = chapters.map((chapter) => section(chapter, language));
  return `${[`# ${title}`, ...note, contents(language), ...sections].join('\n\n')}\n`;
}

function contents(language: Language): string {
  return chapters.map(({ id }) => `- [${chapterTitles[language][id]}](#${id})`).join('\n');
}

function section(chapter: Chapter, language: Language): string {
  const heading = `## <a id="${chapter.id}"></a>${chapterTitles[language][chapter.id]}`;
  const body =
    chapter.id === 'cases' ? grouped(chapter.rules, language) : paragraphs(chapter.rules, language);
  return [heading, ...body].join('\n\n');
}

/** Cases under a heading for each card or rule, in the order in which these first come up. */
function grouped(cases: Extract<Chapter, { id: 'cases' }>['rules'], language: Language): readonly string[] {
  const abouts = new Set<About>(cases.map(({ about }) => about));
  return [...abouts].flatMap((about) => [
    `### ${named(about, language)}`,
    ...paragraphs(
      cases.filter((it) => it.about === about),
      language,
    ),
  ]);
}

function paragraphs(entries: readonly Entry[], language: Language): readonly string[] {
  return entries.map((entry) => {
    const text = linked(rulebookTexts[language][entry.id]);
    return `<a id="${entry.id}"></a>**${entry.id}**${mark(entry, language)} ${text}<br>\n${smallPrint(entry, language)}`;
  });
}

function mark(entry: Entry, language: Language): string {
  if ('option' in entry) return ` *(${wordsOf[language].option})*`;
  if ('promo' in entry) return ` *(${wordsOf[language].promo})*`;
  return '';
}

function smallPrint(entry: Entry, language: Language): string {
  const words = wordsOf[language];
  const origin = entry.source.map((source) => spelled(source, words)).join('; ');
  const isRuling = 'about' in entry && entry.id.startsWith('gof/A-');
  return `<small>${isRuling ? `${words.about(named(entry.about, language))} · ` : ''}${origin}</small>`;
}

function spelled(source: Source, words: Words): string {
  return isWord(source, words) ? words.sources[source] : words.numberedRuling(link(source));
}

function isWord(source: Source, words: Words): source is SourceWord {
  return source in words.sources;
}

function named(about: About, language: Language): string {
  return citedCardName(language, about) ?? link(about);
}

/** The ids that a sentence cites in square brackets, as links. */
function linked(text: string): string {
  return text.replaceAll(/\[(gof\/[^\]]+)\]/g, (_, id: string) => `(${link(id)})`);
}

function link(id: string): string {
  return `[${id}](#${id})`;
}
