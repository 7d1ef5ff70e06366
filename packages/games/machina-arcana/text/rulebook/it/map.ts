import type { map as chapter } from '../../../rulebook/map.ts';

/** The map, adjacency and sight, in Italian. */
export const map: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/map.1':
    'Una tessera è una griglia di 10 spazi per 10. Un’uscita è larga due spazi e sta a metà di un lato, nelle posizioni 4 e 5.',
  'ma/map.2': 'In uno spazio può stare al massimo un’unità.',
  'ma/map.3': 'La distanza si conta in passi, e un passo in diagonale vale 1 come gli altri.',
  'ma/map.4':
    'Due spazi che si toccano per uno spigolo sono adiacenti, a meno che un muro non sbarri il passo. La diagonale è sbarrata se ciascuno dei due giri attorno allo spigolo, di due passi ortogonali, attraversa un muro o una porta chiusa. Macerie e unità accanto allo spigolo non la sbarrano.',
  'ma/map.5':
    'Le tessere affiancate sono collegate dove le loro uscite combaciano; passi, distanza e vista proseguono dall’una all’altra.',
  'ma/map.6':
    'Spazi e bordi sono di tre tipi. Ciò che è attraversabile si percorre, e lo supera la mira a distanza di entrambi i tipi. Un ostacolo non si percorre, e lo supera solo la mira che ignora gli ostacoli. Ciò che blocca la vista non permette né l’uno né l’altro. Sono attraversabili il pavimento, le trappole, le fosse e gli spazi generazione senza segnalini. Sono ostacoli le unità, gli spazi azione (eventi, bauli, tavoli da lavoro, stazioni di ricarica, leve, capitoli), i barili e gli spazi distrutti. Bloccano la vista i muri, le porte chiuse e le macerie.',
  'ma/map.7': 'La linea di vista è la retta fra i centri di due spazi.',
  'ma/map.8':
    'Il primo e l’ultimo spazio non bloccano mai quella linea. Dove passa esattamente per uno spigolo, la si esamina come un passo in diagonale [ma/map.4], salvo che la sbarrano anche le macerie.',
  'ma/map.9':
    'La mira in corpo a corpo raggiunge un’unità o uno spazio adiacente. La mira a distanza X arriva fino a X e gli ostacoli la fermano. La mira ad arco X arriva fino a X e ignora gli ostacoli.',
  'ma/map.10':
    'La portata X è la distanza in linea retta sulla griglia, non il percorso a piedi: la maggiore fra la differenza di colonne e quella di righe è al massimo X.',
  'ma/map.11': 'Gli spazi trappola non fanno niente finché una leva non li fa scattare.',
  'ma/map.12':
    'Un barile non ha salute, non viene mai spinto, tirato, scambiato, controllato o mosso, e può essere bersaglio solo di un attacco. Un tiro di attacco di almeno 1 lo fa esplodere: ogni unità adiacente è attaccata con 3 dadi neri, con un solo tiro per tutte, e il barile riceve un segnalino esplorato.',
  'ma/map.13':
    'Un’unità spinta o tirata contro un barile lo fa esplodere. L’esplosione attacca anche i barili vicini: con un tiro di almeno 1 esplode anche quel barile, con un tiro suo, quando la prima esplosione è conclusa.',
  'ma/map.14': 'Un barile esploso è un ostacolo e non fa più nulla.',
  'ma/map.15':
    'Un’unità che si muove o si teletrasporta in una fossa, o che vi è spinta o tirata, è distrutta. I mostri irrazionali non entrano mai in una fossa di propria volontà.',
  'ma/map.16': 'Le macerie non si percorrono e bloccano la vista. I muri stanno sui bordi degli spazi.',
  'ma/map.17': 'Anche le porte stanno sui bordi, fra due spazi.',
  'ma/map.18':
    'Per intero, la linea da centro a centro si esamina così. Dove attraversa un bordo lontano dalle estremità di questo, la bloccano un muro o una porta chiusa. Dove entra in uno spazio che non è l’ultimo, la bloccano le macerie e, per la mira a distanza, anche un ostacolo o un’unità. Dove passa esattamente per uno spigolo ci sono due giri possibili: un giro è sbarrato se uno dei suoi due bordi è un muro o una porta chiusa, o se lo spazio in mezzo è di macerie; se lo sono entrambi, la vista è bloccata. Ostacoli e unità accanto a uno spigolo non la bloccano.',
  'ma/map.19':
    'In numeri interi: siano nx e ny le differenze di colonne e di righe. Dopo i colonne e j righe la linea passa in un’altra colonna se (2i+1)·ny è minore di (2j+1)·nx, in un’altra riga se è maggiore; se i due sono uguali passa per uno spigolo.',
  'ma/map.20':
    'Un’unità che occupa più spazi, come un boss di 2 per 2, usa per adiacenza, portata e vista quello che le conviene di più. Lo stesso fa ciò che mira a lei.',
  'ma/map.21':
    'La vista vale nei due sensi: se da uno spazio se ne vede un altro, anche da questo si vede il primo.',
  'ma/map.22':
    'Un effetto può distruggere uno spazio azione: riceve due segnalini esplorato ed è un ostacolo per sempre. Nessuna carta distrugge uno spazio capitolo.',
  'ma/map.23':
    'Un’uscita oltre la quale non c’è una tessera è un muro per il movimento, per la vista e per le spinte.',
  'ma/map.24':
    'La mira ad area X raggiunge ogni unità del tipo indicato entro X, se fino a lei corre una linea che né muri né porte chiuse né macerie bloccano [ma/map.18]. La mira in linea X prende una delle otto direzioni e raggiunge ogni unità sui primi X spazi in quella direzione; si ferma prima di un muro, di una porta chiusa, di macerie o del bordo della mappa. Nessuna delle due bersaglia.',
  'ma/map.25':
    'Uno spazio si sceglie come un’unità: a portata e in vista. Non deve per forza essere attraversabile.',
  'ma/map.26': 'Dove non ha un’uscita, il bordo di una tessera è un muro.',
};
