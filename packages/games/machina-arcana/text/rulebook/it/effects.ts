import type { effects as chapter } from '../../../rulebook/effects.ts';

/** What abilities are made of, in Italian. */
export const effects: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/effects.1':
    'Un’abilità dice quanto costa, quante volte si può usare, a quale condizione, a che cosa mira e che cosa fa. Un’abilità attiva si gioca pagandone il costo. Una passiva vale finché la sua carta è in vigore. Una innescata avviene quando si verifica ciò che la fa scattare, e si può rifiutare solo se la carta dice «può». Un’abilità «entra in gioco» avviene una volta quando la carta arriva, una «quando muore» una volta quando l’unità è distrutta, mai quando è esiliata. La regola di un capitolo vale finché il capitolo è quello corrente.',
  'ma/effects.2':
    'Un costo può essere resistenza; essenza, e qui il supporto aiuta; salute, al cui posto si può perdere essenza; un indicatore messo sulla carta o tolto da essa; disequipaggiare l’oggetto; oppure distruggere la carta. Un limite per turno vale per quell’unità. Anche un limite per round vale per quell’unità, ma su una carta di tutti vale per il gruppo [ma/actions.6.2]. Un limite per capitolo vale per ogni esploratore finché il capitolo è quello corrente.',
  'ma/effects.3':
    'La mira in corpo a corpo, a distanza e ad arco bersaglia [ma/map.9]; quella ad area e in linea no [ma/map.24], perciò raggiunge le unità eteree. Le altre abilità mirano alla propria unità o a niente. La carta dice se si mira a un’unità, a un esploratore, a un mostro o a un tipo di spazio. Puoi scegliere te stesso solo se lo dice.',
  'ma/effects.4':
    '«Tu» è l’unità a cui appartiene la carta; per un oggetto o un evento esploratore è il proprietario. «Ogni esploratore» indica quelli in vita sulla mappa, in ordine di posto; «ogni mostro» tutti quelli in gioco, seguendo la coda; «ogni unità» gli esploratori e poi i mostri. Se a una descrizione come «l’esploratore con più salute» rispondono più esploratori, scelgono i giocatori; fra più mostri si prende il primo della coda.',
  'ma/effects.5':
    'Un effetto dura per il tiro, fino alla fine del turno, fino alla fine del prossimo turno dell’unità, fino alla prossima fase degli esploratori [ma/markers.1] o dell’orrore [ma/markers.2], finché il suo oggetto è equipaggiato, finché il suo evento è correlato all’unità o è quello corrente, finché il suo capitolo è quello corrente, oppure per sempre. Le parole chiave durano allo stesso modo: un’unità che vede le unità eteree può bersagliarle, una invulnerabile non può perdere salute, un esploratore che passa inosservato non fa il controllo di generazione, e un mostro che ritorna riappare alla fine della prossima fase dei mostri dopo essere stato distrutto.',
  'ma/effects.6':
    'Una condizione si controlla quando serve e guarda a ciò che è in vigore in quel momento. Un’unità non conta fra i propri vicini. Un boss non ha livello e non soddisfa nessuna condizione sui livelli. Un’unità era ferita se aveva perso salute prima dell’attacco in corso. Uno scambio di posizione è peggiore per il bersaglio se lo lascerebbe su una trappola o accanto a più mostri.',
  'ma/effects.7':
    'Ciò che fa scattare un’abilità è un momento preciso. Quello che scatta per un tiro di attacco viene prima del confronto; quello che scatta quando un’unità perderebbe salute o essenza, morirebbe o cadrebbe in una fossa viene prima che accada e può cambiarlo; quello che scatta per un evento pescato viene prima che l’evento abbia effetto. Tutto il resto viene dopo ciò che indica, a meno che la carta non dica prima. Quando si dice che un mostro ha lasciato il gioco, si intende distrutto, esiliato o sparito con la sua tessera.',
  'ma/effects.8':
    'Un’abilità si risolve in quest’ordine: si paga il costo; si scelgono i bersagli; si eseguono gli effetti dall’alto in basso; poi ciò che hanno fatto scattare [ma/round.8]; poi unità distrutte e morti; poi la vittoria, poi la sconfitta.',
  'ma/effects.9':
    'L’opzione di una scelta che non si può eseguire per intero non si può scegliere; se è così per tutte, non succede niente. «Se possibile» vuol dire quanto più si può.',
};
