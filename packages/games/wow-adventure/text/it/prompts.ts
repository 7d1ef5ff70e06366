import { count } from '@tavolo/language/it';
import { resources } from '../../vocabulary/terms.ts';
import type { DiscardWords, Prompt, Prompts } from '../speech.ts';
import { damages, energies, items } from './cards/terms.ts';
import { itemWords } from './item-words.ts';
import type { Speaker } from './speaker.ts';
import { whereWords } from './where-words.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

const cards = (n: number): string => count(n, 'carta', 'carte');
const steps = (n: number): string => count(n, 'passo', 'passi');

const atMost = (n: number): string => (n === 1 ? cards(n) : `fino a ${cards(n)}`);

const discards: DiscardWords = {
  'hand-limit': 'In mano puoi avere dieci carte al massimo.',
  effect: 'Scegli tu che cosa va negli scarti.',
  cost: 'È il prezzo: si paga per intero o non si paga affatto.',
  shield: 'Ogni carta che scarti ti evita 1 danno.',
  quest: 'Se ne vanno tutte insieme, e valgono per la missione.',
};

const setUp = {
  character: () =>
    prompt('Scegli il tuo personaggio.', 'Ognuno ha le sue carte abilità e una carta con due facce.'),
  'quests-to-keep': () =>
    prompt('Tieni due di queste missioni.', 'Missioni vicine tra loro risparmiano molta strada.'),
  'hero-to-mark': ({ seat, about: { card, owner } }, { name, whose }) =>
    prompt(
      `Scegli chi riceve il segnalino per ${name(card)}.`,
      seat === owner
        ? 'Scegli qualcuno che puoi raggiungere.'
        : `L'eroe ${whose(owner)} darà la caccia a chi scegli.`,
    ),
} satisfies Partial<Prompts<Speaker>>;

const turn = {
  'movement-roll': ({ about: { movement, energy } }) =>
    prompt(
      `Il dado dà ${steps(movement)} e ${energies(energy)}: tieni il tiro?`,
      'Un nuovo tiro sostituisce entrambi, nel bene e nel male.',
    ),
  movement: (question) =>
    prompt(
      `Muoviti: ti restano ${steps(question.about.steps)} e ${energies(question.about.energy)}.`,
      "L'energia paga le carte abilità per tutto il turno; i passi valgono solo in questa fase.",
    ),
  resource: ({ about: { space } }, { at }) =>
    prompt(`Usa una risorsa ${at(space)}.`, 'Ne usi esattamente una, anche se non ti serve a nulla.'),
  token: ({ about: { left } }) =>
    prompt(
      `Scegli il prossimo segnalino (ne ${left === 1 ? 'resta' : 'restano'} ${left}).`,
      "Quelli verdi si conservano; quelli rossi hanno effetto subito, uno dopo l'altro.",
    ),
  challenge: ({ about: { space } }, { at }) =>
    prompt(
      `Scegli la tua sfida ${at(space)}.`,
      'Un solo combattimento per turno. Un incontro battuto diventa un oggetto; una sconfitta ti riporta in città.',
    ),
  'event-offer': ({ about: { card } }, { name }) =>
    prompt(`Paghi il prezzo di ${name(card)}?`, 'Il prezzo si paga per intero, prima di tutto il resto.'),
  'lair-offer': ({ about: { space } }, { at }) =>
    prompt(`Paghi il prezzo ${at(space)}?`, 'Gli oggetti tornano nei loro mazzi.'),
  upkeep: () =>
    prompt(
      'Mantenimento: che cosa fai?',
      'Prima che il turno finisca puoi pagare per le missioni ed equipaggiare oggetti.',
    ),
} satisfies Partial<Prompts<Speaker>>;

/** In a combat: against whom. */
const against = (opponent: string | null, { who }: Speaker): string =>
  opponent === null ? '' : ` contro ${who(opponent)}`;

/** Whoever has nothing to play is asked too, for others must not learn that there is nothing. */
const playing = (asks: string, consider: string, { length }: readonly string[]): Prompt =>
  prompt(
    asks,
    length > 1
      ? consider
      : 'Ora non hai niente da giocare. La domanda arriva lo stesso, così nessuno capisce che cosa hai in mano.',
  );

const windows = {
  'encounter-met': ({ about }, { the }) =>
    prompt(
      `Incontri ${the(about.foe)}: combatti?`,
      'Ciò che giochi ora viene prima del combattimento, e può evitarlo.',
    ),
  'before-roll': ({ seat, options }, speak) =>
    playing(
      `Prima del tiro${against(speak.table.opponentOf(seat), speak)}: giochi qualcosa?`,
      'Ora si giocano le carte rimpiazza arma e quelle che cambiano i tuoi valori prima del tiro.',
      options,
    ),
  'just-rolled': ({ about: { face } }) =>
    prompt(
      `Il tuo dado mostra ${face === 6 ? 'una spada' : face}: lo tieni?`,
      'La nuova faccia prende il posto della vecchia e attiva i suoi poteri.',
    ),
  'after-roll': ({ seat, options }, speak) =>
    playing(
      `Dopo il tiro${against(speak.table.opponentOf(seat), speak)}: giochi qualcosa?`,
      'Un attacco va a segno se dado e attacco insieme raggiungono la difesa.',
      options,
    ),
  'after-miss': () =>
    prompt('Hai mancato il bersaglio: giochi una carta?', "È l'ultima occasione per questo attacco."),
  'after-attack': ({ seat, options }, speak) =>
    playing(
      `Dopo gli attacchi${against(speak.table.opponentOf(seat), speak)}: giochi qualcosa?`,
      'Poi il combattimento finisce.',
      options,
    ),
  damage: ({ about: { n, source } }, { Who, agreeing }) =>
    prompt(
      `${Who(source)} ti ${agreeing(source, 'infligge', 'infliggono')} ${damages(n)}: ${n === 1 ? 'lo' : 'li'} eviti?`,
      'Il danno che non eviti resta finché non ti curi.',
    ),
  'last-breath': () =>
    prompt('Stai per cadere: resti in piedi?', 'Altrimenti ti risvegli nella città più vicina.'),
  reaction: ({ about: { by, card } }, { player, name }) =>
    prompt(
      `${player(by)} gioca ${name(card)}: reagisci?`,
      'La domanda arriva ogni volta che potresti rispondere, così nessuno capisce che cosa hai in mano.',
    ),
  'power-order': () =>
    prompt('Si attivano più poteri: quale per primo?', 'Gli altri seguono, se possono ancora avere effetto.'),
} satisfies Partial<Prompts<Speaker>>;

/** Whether a card or a power asks, which is worth naming: a resource says by itself what it is about. */
const isOwn = (source: string | null): source is string =>
  source !== null && !resources.some((resource) => resource === source);

const choices = {
  where: ({ about: { why, source } }, { name, token }) => {
    const { asks, consider } = whereWords[why];
    const does = why === 'hide-token' ? token(source ?? '') : '';
    return prompt(isOwn(source) ? `${asks} (${name(source)}).` : `${asks}.`, `${does}${consider}`);
  },
  push: ({ seat, about: { hero, left } }, { player }) =>
    prompt(
      `${seat === hero ? 'Spostati' : `Sposta ${player(hero)}`}: ancora ${count(left, 'spazio', 'spazi')}.`,
      'Uno spazio alla volta, e puoi fermarti quando vuoi.',
    ),
  rival: ({ about: { source } }, { the }) =>
    prompt(
      source === null ? 'Scegli un rivale.' : `Scegli un rivale per ${the(source)}.`,
      "L'effetto tocca solo quell'eroe.",
    ),
  target: ({ about: { card } }, { name }) =>
    prompt(`Scegli il bersaglio di ${name(card)}.`, 'Gli altri lo vedono prima di decidere se reagire.'),
  item: ({ about: { why, of } }, { player }) => {
    const { asks, consider } = itemWords[why];
    return prompt(asks(player(of)), consider);
  },
  'items-to-pay': ({ about: { quest, n } }, { name }) =>
    prompt(
      `Paga fino a ${items(n)} per la missione ${name(quest)}.`,
      "Puoi pagare un po' alla volta; ciò che è pagato resta pagato.",
    ),
  'mana-potions': ({ about: { card, cost, energy } }, { the }) =>
    prompt(
      `Bevi pozioni del mana per ${the(card)}.`,
      `Costa ${energies(cost)} e tu ne hai ${energy}. Ogni pozione ne paga 1 e consuma l'oggetto.`,
    ),
  'cards-to-discard': ({ min, max, about: { why } }) =>
    prompt(min === max ? `Scarta ${cards(min)}.` : `Puoi scartare ${atMost(max)}.`, discards[why]),
  'attached-to-shed': () =>
    prompt('Scegli la carta di cui liberarti.', "Va negli scarti di chi l'ha giocata."),
  choice: ({ about: { source } }, { name }) =>
    prompt(`${name(source)}: scegli.`, 'Puoi scegliere solo ciò che si può eseguire.'),
  'item-level': () =>
    prompt(
      "Scegli il colore dell'oggetto.",
      'Gli oggetti sopra il tuo livello restano inutilizzati finché non sali.',
    ),
  'quest-to-drop': ({ about: { drawn } }, { name }) =>
    prompt(
      `Hai pescato ${name(drawn)}: rinuncia a una missione.`,
      'Ne puoi avere due. I progressi di quella che lasci vanno persi.',
    ),
  'marker-to-clear': () =>
    prompt(
      "Non c'è più posto: togli un incontro imbattuto.",
      "La sua carta va in cima al mazzo: sarà l'ultima a tornare in gioco.",
    ),
  'foe-to-beat': () => prompt("Scegli l'incontro da battere.", 'Il suo oggetto è tuo.'),
  'foe-to-mark': ({ about: { card } }, { name }) =>
    prompt(`Scegli l'incontro per ${name(card)}.`, 'Se lo batti tu, la carta si gira a tuo favore.'),
  'token-to-see': () => prompt('Scegli un segnalino coperto.', "Solo tu vedi che cos'è."),
  'token-seen': ({ about: { kind } }, { name }) =>
    prompt(`Il segnalino è ${name(kind)}: lo lasci lì?`, 'Se lo scarti, lo vedono tutti.'),
  'token-to-cancel': () => prompt('Scegli il segnalino da scartare.', 'Su di te non avrà effetto.'),
  'deck-to-scout': () => prompt('Scegli il mazzo da guardare.', 'Nessun altro vede le carte.'),
  'card-on-top': ({ about: { left } }) =>
    prompt('Scegli la carta che viene per prima.', `Da rimettere a posto: ${cards(left)}.`),
  flip: ({ about: { power } }, { the }) => prompt(`Usi ${the(power)}?`, 'Dopo sarà troppo tardi.'),
} satisfies Partial<Prompts<Speaker>>;

export const prompts: Prompts<Speaker> = { ...setUp, ...turn, ...windows, ...choices };
