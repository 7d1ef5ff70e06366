import type { conditions as chapter } from '../../../rulebook/conditions.ts';

/** Conditions, in Italian. */
export const conditions: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/conditions.1':
    'Le condizioni negative sono VELENO, FERITA, IMMOBILIZZARE, DISARMARE, STORDIRE, CONFONDERE e MALEDIZIONE; quelle positive sono INVISIBILE, RINFORZO e BENEDIZIONE.',
  'gh/conditions.2':
    'Una miniatura ha ogni condizione al massimo una volta; riceverla di nuovo ne rinnova soltanto la durata. MALEDIZIONE e BENEDIZIONE sono carte, quindi in un mazzo possono essercene diverse.',
  'gh/conditions.2a':
    'Un mostro perderà CONFONDERE alla fine del suo turno in questo round; un nemico che agisce prima nel round lo confonde di nuovo. Lo perde comunque alla fine di quel turno, perché è il suo turno successivo.',
  'gh/conditions.3':
    "Una condizione nominata in una capacità si assegna a ogni bersaglio della capacità dopo l'effetto principale, che siano stati inflitti danni o no.",
  'gh/conditions.4':
    "In breve: VELENO (i nemici aggiungono +1 Attacco contro la miniatura) e FERITA (1 danno all'inizio di ogni suo turno) terminano quando la miniatura riceve una cura; IMMOBILIZZARE (niente capacità di movimento), DISARMARE (niente capacità di attacco), STORDIRE (niente capacità né oggetti), CONFONDERE (Svantaggio a tutti gli attacchi), INVISIBILE (i nemici non possono focalizzarsi sulla miniatura né bersagliarla) e RINFORZO (Vantaggio a tutti gli attacchi) terminano alla fine del suo turno successivo; MALEDIZIONE (una carta Nullo nel mazzo dei modificatori) e BENEDIZIONE (una carta 2x nel mazzo dei modificatori) terminano quando la carta si pesca.",
  'gh/conditions.5':
    '"Fine del turno successivo" significa la fine del primo turno che la miniatura inizia dopo aver ricevuto la condizione; una condizione ricevuta nel proprio turno agisce subito e dura per tutto il turno seguente.',
  'gh/conditions.5a':
    'Una Canaglia che diventa INVISIBILE nel suo turno del round 2 perde il segnalino quando termina il suo turno del round 3.',
  'gh/conditions.5b':
    'Un mostro stordito nel round 2 prima di aver agito svolge (e salta) il suo turno del round 2; STORDIRE si rimuove alla fine di quel turno.',
  'gh/conditions.5c':
    'Un mostro stordito nel round 2 dopo aver agito perde STORDIRE quando termina il suo turno del round 3.',
  'gh/conditions.6':
    'Le condizioni che scadono lo fanno alla fine del turno anche se la miniatura non ha potuto fare nulla.',
  'gh/conditions.7':
    'Ogni attacco nemico che bersaglia una miniatura avvelenata ottiene +1 Attacco nel passo 1 di [gh/attack.12].',
  'gh/conditions.7a':
    'Un Attacco 2 contro un mostro avvelenato con Scudo 1, pescando un +0, infligge 2 + 1 - 1 = 2 danni.',
  'gh/conditions.8': 'Il VELENO dato da un attacco non si aggiunge a quello stesso attacco.',
  'gh/conditions.9': 'Una cura su una miniatura avvelenata rimuove VELENO e non ripristina punti ferita.',
  'gh/conditions.9a':
    'Un personaggio avvelenato con 4 punti ferita su 10 riceve Cura 3: resta a 4 e non è più avvelenato.',
  'gh/conditions.10': "Una miniatura ferita subisce 1 danno all'inizio di ogni suo turno.",
  'gh/conditions.11': "Una cura su una miniatura ferita rimuove FERITA e ripristina l'intero ammontare.",
  'gh/conditions.11a':
    'Un personaggio ferito con 4 punti ferita su 10 riceve Cura 3: sale a 7 e non è più ferito.',
  'gh/conditions.12':
    'Una cura su una miniatura che ha entrambe le rimuove tutte e due e non ripristina nulla.',
  'gh/conditions.12a':
    'Un personaggio avvelenato e ferito con 4 punti ferita su 10 riceve Cura 5: resta a 4, senza nessuna delle due condizioni.',
  'gh/conditions.13':
    'Il danno di FERITA non è un attacco: Scudo non lo riduce; un personaggio può negarlo con le carte.',
  'gh/conditions.14':
    "Un mostro ucciso da FERITA all'inizio del suo turno non svolge il turno, lascia il segnalino denaro come al solito e non è attribuito a nessuno.",
  'gh/conditions.15':
    'Una miniatura immobilizzata non può eseguire capacità di movimento, ma può essere spinta, tirata o spostata in altro modo.',
  'gh/conditions.15a':
    'Un mostro in mischia immobilizzato, adiacente a un personaggio e con "Movimento +0, Attacco +0", non si muove ma attacca.',
  'gh/conditions.16':
    'Una miniatura disarmata non può eseguire capacità di attacco; le altre capacità restano intatte, e la sua Ritorsione funziona ancora.',
  'gh/conditions.16a':
    'Un personaggio disarmato che usa "Attacco 3, poi Movimento 2" salta l\'attacco e può muoversi di 2.',
  'gh/conditions.17':
    'Una miniatura stordita non può eseguire capacità né usare oggetti; un personaggio stordito può comunque fare un riposo lungo.',
  'gh/conditions.18':
    'Un personaggio stordito deve comunque selezionare due carte o un riposo lungo; nel suo turno le due carte selezionate si scartano e basta, senza le loro azioni, qualunque simbolo abbiano.',
  'gh/conditions.18a':
    "Un giocatore stordito ha selezionato una carta con il simbolo di carta persa e un'altra: nel suo turno vanno entrambe nella pila degli scarti, non si creano elementi e non si ottengono punti esperienza.",
  'gh/conditions.19':
    'Un personaggio stordito dopo aver selezionato le carte deve scartarle nel suo turno e non può passare a un riposo.',
  'gh/conditions.20':
    'STORDIRE non fa terminare i bonus attivi già in gioco; Scudo e Ritorsione di una miniatura stordita continuano a funzionare (per gli oggetti vedi [gh/A-07]).',
  'gh/conditions.21':
    'Un mostro stordito non esegue nulla della sua carta capacità, quindi non ne ottiene neppure Scudo, Ritorsione o altri bonus, e non consuma né crea elementi.',
  'gh/conditions.22':
    'Una miniatura stordita svolge comunque il suo turno per quanto riguarda FERITA, la scadenza delle condizioni e, se è un personaggio, il saccheggio di fine turno.',
  'gh/conditions.23': 'Una miniatura confusa esegue tutti i suoi attacchi con Svantaggio.',
  'gh/conditions.24':
    'Quando una miniatura è maledetta, si mescola una carta maledizione tra le carte ancora da pescare del mazzo dei modificatori che essa usa.',
  'gh/conditions.24a':
    'Un mostro è maledetto: una maledizione M si mescola nel mazzo di pesca comune dei mostri, non nei suoi scarti.',
  'gh/conditions.24b':
    'Una miniatura scortata che non attacca mai non usa nessun mazzo dei modificatori: MALEDIZIONE e BENEDIZIONE non hanno effetto su di essa, e nessuna carta finisce nel mazzo comune dei mostri.',
  'gh/conditions.25':
    'Una maledizione pescata è un Nullo e si rimuove poi dal mazzo; non fa rimescolare alla fine del round.',
  'gh/conditions.26':
    'Esistono al massimo 10 maledizioni per i personaggi e 10 per i mostri, quindi nessun mazzo ne contiene mai più di 10; quando la riserva è vuota, altre maledizioni non hanno effetto.',
  'gh/conditions.26a':
    'Con 10 maledizioni nel mazzo dei mostri, maledire un altro mostro non aggiunge nulla.',
  'gh/conditions.27': "Maledire l'evocazione di un personaggio maledice il mazzo del suo proprietario.",
  'gh/conditions.28':
    'Quando una miniatura è benedetta, si mescola una carta benedizione tra le carte ancora da pescare; una volta pescata conta come 2x, si rimuove e non fa rimescolare.',
  'gh/conditions.29':
    'La riserva delle benedizioni è di 10 carte, comune a tutti i mazzi; quando è vuota, altre benedizioni non hanno effetto.',
  'gh/conditions.30':
    'Una maledizione o una benedizione lascia il mazzo solo quando viene pescata o alla fine dello scenario; le cure e la rimozione delle condizioni non la toccano.',
  'gh/conditions.31':
    'I nemici non possono focalizzarsi su una miniatura invisibile né bersagliarla; i suoi alleati interagiscono con essa normalmente.',
  'gh/conditions.31a':
    'Un personaggio invisibile è adiacente a un mostro e uno visibile è a 4 esagoni: il mostro si focalizza su quello visibile, se trova un percorso.',
  'gh/conditions.32':
    'Per il movimento i mostri trattano un personaggio invisibile esattamente come un ostacolo.',
  'gh/conditions.32a':
    "Un personaggio invisibile sta sull'unica soglia: un mostro che non è Volante e non ha altri percorsi non trova un focus e non si muove.",
  'gh/conditions.33': 'Una miniatura invisibile che attacca resta invisibile finché il segnalino non scade.',
  'gh/conditions.34': 'Una miniatura rinforzata esegue tutti i suoi attacchi con Vantaggio.',
  'gh/conditions.35': 'Le condizioni positive non possono essere rimosse prima del tempo.',
  'gh/conditions.36':
    "L'immunità a una condizione significa che questa non si applica mai; gli altri effetti della stessa capacità sì.",
  'gh/conditions.37': 'Alla fine dello scenario si rimuovono tutte le condizioni.',
  'gh/conditions.38':
    'Gli effetti che danno o tolgono a una miniatura delle condizioni durante il suo stesso turno agiscono subito; per esempio IMMOBILIZZARE ricevuto a metà di un movimento lo interrompe.',
};
