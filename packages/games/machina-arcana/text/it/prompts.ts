import { capital } from '@tavolo/language';
import { and, count } from '@tavolo/language/it';
import type { Prompt, Prompts } from '../speech.ts';
import { momentWords } from './moment-words.ts';
import type { Speaker } from './speaker.ts';
import { terms } from './terms.ts';
import { whereWords } from './where-words.ts';

const prompt = (asks: string, consider: string): Prompt => ({ asks, consider });

const course = {
  explorer: ({ rule }) =>
    rule === 'ma/chapters.9'
      ? prompt(
          'Scegli l’esploratore che conta.',
          'Vale per lui ciò che il nuovo capitolo dice di chi l’ha girato.',
        )
      : prompt(
          'Scegli il tuo esploratore.',
          'Ognuno ha una classe, abilità e punti deboli, e può avere un solo giocatore.',
        ),
  act: ({ about: { explorer, stamina, begun } }, { who }) =>
    begun
      ? prompt(
          `${who(explorer)}: che cosa fai? (resistenza: ${stamina})`,
          'Le azioni si mescolano e si ripetono. La resistenza che avanza alla fine del turno va persa.',
        )
      : prompt(
          `${who(explorer)}: cominci il turno? (resistenza: ${stamina})`,
          'Comincia con la tua prima azione. I turni si giocano in qualunque ordine, uno dopo l’altro.',
        ),
  'spawn-next': () =>
    prompt(
      'Scegli per chi fare il prossimo controllo.',
      'Ogni controllo superato alza il valore e rende più rischioso quello dopo.',
    ),
} satisfies Partial<Prompts<Speaker>>;

const losses = {
  'essence-for-health': ({ about: { explorer, n } }, { who }) =>
    prompt(
      `${who(explorer)} perde ${n} salute: quanta ne paghi con l’essenza?`,
      'Ogni essenza salva 1 salute. La salute è più difficile da recuperare.',
    ),
  raise: ({ about: { explorer, total } }, { who }) =>
    prompt(
      `${who(explorer)}: il tiro è ${total}. Lo alzi?`,
      'Ogni essenza aggiunge 1, una volta sola, prima del confronto. Per colpire basta raggiungere la difesa.',
    ),
  support: ({ about: { explorer, supporter, left } }, { who }) =>
    supporter === explorer
      ? prompt(
          `${who(explorer)}: da pagare ${left === 1 ? 'c’è' : 'ci sono'} ${terms.amounts.essence(left)}. Quanto paghi tu?`,
          'Il resto lo possono pagare i compagni adiacenti.',
        )
      : prompt(
          `${who(supporter)}: aiuti ${who(explorer)} a pagare? (${terms.amounts.essence(left)})`,
          'Puoi pagarne una parte qualsiasi, o niente.',
        ),
  'dice-to-reroll': () =>
    prompt('Scegli i dadi da rilanciare.', 'La nuova faccia sostituisce la vecchia, nel bene e nel male.'),
  use: ({ about: { moment, unit } }, { who }) =>
    momentWords[moment](unit === null ? null : capital(who(unit))),
} satisfies Partial<Prompts<Speaker>>;

const choices = {
  target: ({ about: { card, ability: id, again } }, { ability }) =>
    prompt(
      again
        ? `${ability(card, id)}: scegli il prossimo bersaglio.`
        : `${ability(card, id)}: scegli il bersaglio.`,
      again ? 'Può essere di nuovo lo stesso.' : 'Vedi solo ciò che è a portata e in vista.',
    ),
  choice: ({ about: { card } }, { name }) =>
    prompt(`${name(card)}: scegli.`, 'Vedi solo ciò che si può fare per intero.'),
  where: ({ about: { why, unit, card } }, { who, source }) => {
    const { asks, consider } = whereWords[why];
    const of = card ?? unit;
    const about = of === null ? '' : ` (${card === null ? who(of) : source(card)})`;
    return prompt(`${asks}${about}.`, consider);
  },
  door: ({ about: { card } }, { name }) =>
    prompt(
      `${name(card)}: scegli la porta da aprire o chiudere.`,
      'Una porta chiusa ferma la vista e i passi; per romperla i mostri spendono resistenza.',
    ),
  tie: ({ rule, about: { monster, card } }, { Who, name }) => {
    if (rule === 'ma/ending.6')
      return prompt(
        'Scegli il compagno da raggiungere.',
        'Entri dall’uscita con la freccia della tessera su cui sta.',
      );
    if (monster !== null)
      return prompt(
        `${Who(monster)}: scegli a chi dà la caccia.`,
        'Sono alla stessa distanza e hanno la stessa salute.',
      );
    return prompt(
      card === null ? 'Scegli fra questi.' : `${name(card)}: scegli fra questi.`,
      'Nient’altro li distingue.',
    );
  },
  'how-far': ({ about: { card, ability: id, unit } }, { ability, who }) =>
    prompt(
      `${ability(card, id)}: di quanti spazi si sposta ${who(unit)}?`,
      'Una fossa distrugge tutto ciò che ci finisce.',
    ),
  'monster-act': ({ about: { monster, stamina } }, { who }) =>
    prompt(
      `Decidi tu per ${who(monster)}: che cosa fa? (resistenza: ${stamina})`,
      'Può finire in una fossa e può attaccare altri mostri.',
    ),
  consent: ({ about: { explorer, card } }, { who, name }) =>
    prompt(
      card === null ? `${who(explorer)}: accetti?` : `${who(explorer)}: accetti ${name(card)}?`,
      'Qui non ti succede niente che tu non voglia.',
    ),
} satisfies Partial<Prompts<Speaker>>;

const items = {
  deck: ({ about: { left } }) =>
    prompt(
      `Scegli il mazzo da cui pescare (${count(left, 'carta', 'carte')} da pescare).`,
      'Vedi ogni carta prima di scegliere il mazzo successivo.',
    ),
  'item-to-keep': () => prompt('Scegli l’oggetto da tenere.', 'Puoi ancora darlo a chi ti è adiacente.'),
  'items-to-keep': ({ about: { explorer, n } }, { who }) =>
    prompt(
      `${who(explorer)}: scegli ${n} oggetti da tenere per il prossimo scenario.`,
      'Tutto il resto rimane indietro e torna nei mazzi.',
    ),
  'item-goes-to': ({ about: { item } }, { name }) =>
    prompt(`A chi va ${name(item)}?`, 'Finisce nella borsa di chi lo riceve.'),
  'item-fate': ({ about: { item } }, { name }) =>
    prompt(
      `${name(item)}: che cosa ne fai?`,
      'Ciò che torna in cima al suo mazzo è la prossima carta che si pesca.',
    ),
  'item-next-back': ({ about: { left } }) =>
    prompt(
      `Scegli il prossimo oggetto da rimettere a posto (ne ${left === 1 ? 'resta' : 'restano'} ${left}).`,
      'L’ultimo finisce in cima al mazzo.',
    ),
  exchange: () =>
    prompt(
      'Scambi oggetti pescati con i tuoi?',
      'Scegli tanti oggetti tuoi quanti pescati. Ciò che dai prende il posto di ciò che prendi.',
    ),
  arrangement: ({ about: { explorer } }, { who }) =>
    prompt(
      `${who(explorer)}: scegli che cosa equipaggiare, e dove.`,
      'Armi per due mani, un capo di vestiario e un artefatto. Tutto il resto va nella borsa.',
    ),
  'trade-with': ({ about: { explorer } }, { who }) =>
    prompt(`${who(explorer)}: scegli con chi scambiare.`, 'Non importa dove si trova.'),
  'trade-items': ({ about: { with: other } }, { who }) =>
    prompt(
      `Scegli che cosa passa fra te e ${who(other)}.`,
      'Quanti oggetti vuoi, in un senso e nell’altro. Serve il consenso dell’altra parte.',
    ),
  'trade-consent': ({ about: { explorer, with: other, gives, takes } }, { who, name }) => {
    const given = gives.length === 0 ? '' : ` ti dà ${and(gives.map(name))}`;
    const taken = takes.length === 0 ? '' : ` ti prende ${and(takes.map(name))}`;
    return prompt(
      `${who(other)}: ${who(explorer)}${given}${given === '' || taken === '' ? '' : ' e'}${taken}. Accetti?`,
      'Gli oggetti arrivano non equipaggiati. Tu non paghi resistenza.',
    );
  },
  'equip-now': ({ about: { item } }, { name }) =>
    prompt(`Equipaggi subito ${name(item)}?`, 'Più avanti servirebbe usare l’inventario.'),
  'item-to-lose': ({ about: { why } }) => {
    const asks = {
      bag: 'La borsa è piena: scegli di quale oggetto fare a meno.',
      unequip: 'Scegli l’oggetto da disequipaggiare.',
      destroy: 'Scegli l’oggetto da distruggere.',
    };
    const consider = {
      bag: 'Nella borsa stanno sei carte, consumabili compresi.',
      unequip: 'Un oggetto principale porta con sé tutto ciò che vi è agganciato.',
      destroy: 'Può tornare quando il suo mazzo finisce.',
    };
    return prompt(asks[why], consider[why]);
  },
} satisfies Partial<Prompts<Speaker>>;

const events = {
  'event-place': ({ about: { event } }, { name }) =>
    prompt(`${name(event)}: dove va?`, 'L’avete vista tutti.'),
  'event-on-top': ({ about: { left } }) =>
    prompt('Scegli che cosa resta in cima.', `Il resto va in fondo (in tutto sono ${left}).`),
} satisfies Partial<Prompts<Speaker>>;

/** What every question asks, in Italian. */
export const prompts: Prompts<Speaker> = { ...course, ...losses, ...choices, ...items, ...events };
