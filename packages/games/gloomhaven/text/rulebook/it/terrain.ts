import type { terrain as chapter } from '../../../rulebook/terrain.ts';

/** Overlay tiles and terrain, in Italian. */
export const terrain: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/terrain.1':
    'I tipi di tessera sovrapponibile sono porte, corridoi, trappole, terreno pericoloso, terreno difficile, ostacoli e tesori; piastre a pressione, segnalini obiettivo e segnalini ausiliari si aggiungono con le regole speciali.',
  'gh/terrain.2':
    'Un esagono non occupato non contiene alcuna miniatura. Un esagono vuoto non contiene miniature, segnalini né tessere sovrapponibili, salvo un corridoio, una piastra a pressione o una porta aperta.',
  'gh/terrain.2a':
    "Un esagono con un segnalino denaro e nessuna miniatura non è vuoto: un'evocazione che richiede un esagono vuoto non può essere piazzata lì.",
  'gh/terrain.2b': "Un esagono in cui c'è soltanto un corridoio è vuoto.",
  'gh/terrain.3':
    "Una parete è la linea di bordo di una tessera della mappa, insieme all'intera area di ogni esagono parziale lungo quel bordo, a meno che non la copra una tessera sovrapponibile come un corridoio o una porta aperta. Una porta chiusa conta come parete per la vista, per la gittata e per ogni miniatura tranne un personaggio in movimento.",
  'gh/terrain.4':
    'Due esagoni separati da una parete non sono adiacenti, e né la gittata né il movimento si contano attraverso di essa.',
  'gh/terrain.4a':
    'Due esagoni si toccano lungo una parete al bordo di una tessera: nessun attacco in mischia, saccheggio o spinta può attraversarla.',
  'gh/terrain.5':
    'Una porta chiusa separa due stanze. Il personaggio che vi entra la gira subito sul lato aperto e rivela la stanza al di là [gh/move.15].',
  'gh/terrain.6':
    'Per i mostri e per le evocazioni dei personaggi una porta chiusa è una parete; nessuna miniatura può esservi spinta o tirata attraverso.',
  'gh/terrain.7':
    'Una porta aperta è un esagono normale per ogni movimento, conta come vuota quando non contiene nulla e non può più essere richiusa.',
  'gh/terrain.8': "L'illustrazione di una porta non ha significato per le regole.",
  'gh/terrain.9':
    'Un esagono di corridoio si comporta come un normale esagono vuoto ed elimina la parete che copre, unendo le tessere in una sola stanza.',
  'gh/terrain.10':
    "Una trappola scatta quando una miniatura entra nel suo esagono con un movimento normale o obbligato; la miniatura ne subisce l'effetto e la trappola viene rimossa dalla mappa.",
  'gh/terrain.10a':
    'Un mostro spinto in una trappola che infligge danni e VELENO subisce entrambi, e la trappola sparisce.',
  'gh/terrain.11':
    "Il movimento di una miniatura Volante non fa mai scattare le trappole; un Salto le fa scattare solo nell'ultimo esagono [gh/move.9].",
  'gh/terrain.12':
    'Quando l\'effetto indicato per una trappola dello scenario comprende dei "danni", questi sono 2 + L. Le trappole che indicano solo condizioni non infliggono danni.',
  'gh/terrain.12a': 'Con L = 3 una trappola danneggiante infligge 5 danni alla miniatura che la fa scattare.',
  'gh/terrain.12b':
    'Una trappola con il solo STORDIRE, scattata con L = 3, stordisce la miniatura e non infligge danni.',
  'gh/terrain.13': "Una capacità che disattiva una trappola la rimuove senza applicarne l'effetto.",
  'gh/terrain.14':
    'Le capacità di personaggi e mostri possono creare trappole; queste hanno esattamente gli effetti indicati dalla capacità e non dipendono da L.',
  'gh/terrain.15':
    "Qualsiasi miniatura fa scattare qualsiasi trappola, chiunque l'abbia creata, compresi chi l'ha creata e i suoi alleati.",
  'gh/terrain.16': 'Gli effetti di una trappola sono pubblici e si vedono insieme a essa sulla mappa.',
  'gh/terrain.17':
    "Un'uccisione causata da una trappola è attribuita alla miniatura il cui movimento obbligato l'ha fatta scattare; se la vittima vi è entrata da sola, non è attribuita a nessuno.",
  'gh/terrain.18':
    'I danni di una trappola non sono danni da attacco, quindi Scudo non li riduce; un personaggio può comunque negarli con le carte [gh/damage.2].',
  'gh/terrain.19':
    'Ogni esagono di terreno pericoloso in cui si entra con un movimento normale o obbligato infligge la metà dei danni delle trappole, arrotondata per difetto; la tessera resta. Per L da 0 a 7 i danni delle trappole sono 2, 3, 4, 5, 6, 7, 8, 9 e un esagono pericoloso infligge 1, 1, 2, 2, 3, 3, 4, 4.',
  'gh/terrain.19a':
    'Con L = 1 un personaggio attraversa due esagoni pericolosi: subisce due volte 1 danno, da due fonti distinte.',
  'gh/terrain.20':
    'Iniziare il turno su un terreno pericoloso, restarci, terminarvi il turno o lasciarlo non infligge nulla.',
  'gh/terrain.21':
    "Una miniatura Volante ignora il terreno pericoloso; un Salto lo ignora tranne nell'ultimo esagono.",
  'gh/terrain.22':
    "Entrare in un esagono di terreno difficile con un movimento normale costa due punti movimento. Chi è Volante, chi salta e chi si sposta per un movimento obbligato non paga nulla in più (per l'ultimo esagono di un salto vedi [gh/A-02]).",
  'gh/terrain.22a':
    "Con Movimento 3 e due esagoni difficili davanti a sé, un personaggio può entrare solo nel primo (2 punti); l'ultimo punto deve spenderlo in un esagono che costa 1.",
  'gh/terrain.22b': 'Un bersaglio spinto di 2 esagoni su un terreno difficile si sposta di entrambi.',
  'gh/terrain.23':
    'Negli ostacoli non si può entrare né passare con un movimento normale o obbligato; chi è Volante o salta può attraversarli, ma solo chi è Volante può terminarvi il movimento.',
  'gh/terrain.24': 'Gli ostacoli non bloccano né la linea di vista né la gittata.',
  'gh/terrain.24a':
    'Un ostacolo si trova esattamente tra un arciere e il suo bersaglio a distanza 3: un attacco con Gittata 3 è possibile.',
  'gh/terrain.25':
    "Le capacità che creano o spostano ostacoli non possono isolare un'area della mappa da un'altra, in modo che vi si possa entrare solo attraverso degli ostacoli.",
  'gh/terrain.25a':
    'Le due metà di una stanza sono unite da un passaggio largo un esagono: non vi si può piazzare un masso.',
  'gh/terrain.26':
    'In questa verifica miniature, trappole e terreni si considerano attraversabili, le porte contano come passaggi, e devono restare collegate solo le aree che lo erano già prima.',
  'gh/terrain.27':
    'Una tessera sovrapponibile di più esagoni agisce in ogni esagono che copre, e si rimuove o si sposta come un pezzo unico.',
  'gh/terrain.28':
    "Le tessere tesoro sono tessere obiettivo, le cui regole di saccheggio si trovano nello scenario, oppure tessere numerate, da cercare nell'indice dei tesori nel momento in cui si saccheggiano.",
  'gh/terrain.29':
    "Le tessere obiettivo tornano ogni volta che si gioca lo scenario; una tessera numerata si può saccheggiare una sola volta in tutta la campagna e poi si spunta, perciò nelle partite successive non c'è più.",
  'gh/terrain.29a':
    'Il tesoro numerato 7 è stato saccheggiato in un tentativo fallito: quando un gruppo qualsiasi rigioca lo scenario, quella tessera non si piazza e non dà nulla.',
  'gh/terrain.30':
    'Un tesoro che nomina un oggetto dà subito quella carta al personaggio che lo saccheggia; uno che nomina un modello di oggetto ne aggiunge invece tutte le copie alla riserva della città.',
  'gh/terrain.31':
    'Le tessere tesoro e i segnalini denaro non ostacolano il movimento; una miniatura può passarci sopra o fermarcisi.',
};
