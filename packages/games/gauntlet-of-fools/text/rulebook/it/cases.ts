import type { CaseId } from '../../../rulebook.ts';

/** The cases in Italian. */
export const cases = {
  'gof/G-01': "Un Attacco di 13 contro un Ogre (Difesa 13) basta: l'Ogre è Ucciso.",
  'gof/G-02': 'Un Eroe con Difesa 16 è colpito da un Ogre (Attacco 16); con Difesa 17 lo Schiva.',
  'gof/G-03': 'Un Mostro Ucciso attacca comunque chi lo ha Ucciso, quando arriva il passo della Difesa.',
  'gof/G-04':
    'Un Eroe con 3 Ferite che ne subisce altre 2 e ne cura 2 prima della verifica della Morte sopravvive con 3.',
  'gof/G-05': 'Curare un Eroe con 0 Ferite non fa nulla.',
  'gof/G-06':
    'Un Eroe che ha iniziato con 2 segnalini Arma e li ha ancora entrambi ne ottiene un altro: adesso ne ha 3.',
  'gof/G-07':
    'Si gira Extra Coriaceo e poi un Nascondiglio: il Modificatore resta in attesa. Quando il turno successivo mostra un Lupo, la sua Difesa è 14.',
  'gof/G-08':
    "Si girano uno dopo l'altro Extra Coriaceo, Extra Spaventoso e un Lupo: il Lupo si affronta in quello stesso turno, con Attacco 15 e Difesa 14.",
  'gof/G-09': 'Se il giocatore che Muore per primo ha più Oro di tutti alla fine della partita, vince lui.',
  'gof/G-10':
    "Se ci sono Eroi ancora vivi ma all'inizio di un turno il mazzo degli Incontri è vuoto, la partita finisce all'istante, senza bonus per nessuno.",
  'gof/G-11': 'Se due giocatori sono in pareggio per la maggior quantità di Oro, vincono entrambi.',
  'gof/B-BLI-1':
    'Un Eroe Bendato che Uccide e Schiva un Ogre ottiene 2 Oro; se lo Uccide ma viene colpito, ne ottiene 3.',
  'gof/B-BLI-2': 'Un Eroe Bendato che Uccide e Schiva una Talpa (1 Oro) ottiene 0 Oro.',
  'gof/B-BLI-3':
    'Un Eroe Bendato che Uccide e Schiva un Bandito ottiene 2 Oro e comunque il segnalino Arma per intero.',
  'gof/B-HOP-1': 'Un Barbaro “Saltellando su una gamba” ha Difesa 16, quindi un Ogre lo colpisce.',
  'gof/B-ARM-1':
    'Con “Un braccio legato dietro la schiena”, dadi che mostrano 1, 2, 3 e 6 fanno un tiro di 9.',
  'gof/B-JUG-1':
    'Un Eroe con le Stelle da Lancio “Facendo il giocoliere” inizia con 10 segnalini, e un tiro di 12 gli dà un Attacco di 11.',
  'gof/B-HAN-1':
    "Un Barbaro con l'Ascia e i “Postumi di una notte da leoni” ha 4 dadi e Difesa 14. Nel turno in cui Uccide il suo primo Mostro la sua Difesa è ancora 14 per la verifica del colpo; la Spacconeria sparisce dal turno successivo.",
  'gof/B-BRE-1':
    'Un Eroe “Senza aver fatto colazione” inizia con 1 Ferita, e una Pozza Curativa può curarla.',
  'gof/C-ADV-1':
    'Un Avventuriero che ha affrontato un Nascondiglio può spendere un segnalino per affrontarlo di nuovo, e ottiene altri 2 Oro.',
  'gof/C-ADV-2':
    'Un Avventuriero che ha Ucciso un Lupo può spendere un segnalino per combatterlo di nuovo, e può riscuoterne ancora il Tesoro.',
  'gof/C-ADV-3':
    "Un Avventuriero che nel primo combattimento ha ottenuto +6 in Difesa dal Bastone li conserva quando ripete l'Incontro.",
  'gof/C-ADV-4':
    'Dopo che un Avventuriero ha ripetuto un Incontro, un secondo segnalino non può farglielo ripetere ancora.',
  'gof/C-ALC-1':
    'Un Alchimista avvelenato con 3 Ferite ha Ucciso e Schivato un Lupo. Quando il veleno gli dà la quarta Ferita può spendere un segnalino per curarne una, e sopravvive; il segnalino veleno resta.',
  'gof/C-ARM-1':
    "Un Armaiolo che ha Ucciso un Mostro e spende un segnalino non prende nulla del suo Tesoro. La Difesa +3 arriva alla fine del turno, troppo tardi per l'attacco di questo Mostro e per un secondo combattimento nello stesso turno.",
  'gof/C-ARM-2':
    'Un Armaiolo che ha Ucciso uno Scarafaggio Gigante e spende un segnalino non riceve nemmeno la Difesa -1.',
  'gof/C-ART-1':
    "Un Artefice che ha Ucciso un Bandito e spende un segnalino non prende né l'Oro né il segnalino Arma; alla fine del turno arriva +1 Dado di Attacco.",
  'gof/C-AVE-1':
    'Due altri Eroi sono Morti in turni precedenti e un terzo Morirà alla fine di questo: un Vendicatore che spende un segnalino dopo il tiro ha +6 in Attacco.',
  'gof/C-BAR-1': 'Un Barbaro non ha Abilità e inizia con 0 segnalini Classe.',
  'gof/C-BER-1':
    'Un Berserker con 0 Ferite che spende un segnalino non riceve dadi in più, ma se Uccide il Mostro lo Schiva anche.',
  'gof/C-JES-1': 'Una Spada Danzante Extra Coriacea scambiata da un Giullare ha Attacco 11 e Difesa 21.',
  'gof/C-JES-2':
    'Un Doppelgänger scambiato da un Giullare ha un Attacco pari alla Difesa attuale del Giullare e Difesa 14 [gof/A-04].',
  'gof/C-KNI-1':
    'Un Cavaliere colpito da un Mostro di Bava o da un Ragno Gigante spende un segnalino: non riceve né -1 ai Dadi di Attacco né veleno.',
  'gof/C-KNI-2': 'Un Cavaliere che con un colpo subirebbe 2 Ferite e spende un segnalino subisce 1 Ferita.',
  'gof/C-KNI-3':
    "Un Cavaliere che con un colpo subirebbe 1 Ferita e nient'altro la subisce comunque, anche se spende un segnalino.",
  'gof/C-MON-1':
    'Un Monaco che spende 2 segnalini insieme ha +2 Dadi di Attacco e +8 in Difesa in questo turno.',
  'gof/C-NEC-1': 'Finché nessun altro Eroe è Morto, i segnalini di un Negromante non servono a nulla.',
  'gof/C-NEC-2':
    "Con un Cercatore d'Oro Morto, un Negromante vivo ottiene 1 Oro per ogni turno a cui sopravvive, senza alcun costo.",
  'gof/C-NEC-3':
    'Un Negromante e uno Zombie sono entrambi Morti e un altro giocatore è vivo: il Negromante può pagare un proprio segnalino per giocare, che lo Zombie lo faccia o no.',
  'gof/C-NEC-4':
    "Un Negromante Morto che gioca grazie all'Abilità dello Zombie non riceve Oro da un Cercatore d'Oro Morto.",
  'gof/C-NEC-5': "Un Negromante non ricava nulla da un Maestro d'Armi Morto o da un Ninja Morto.",
  'gof/C-NIN-1': 'Un Ninja con il Pugnale inizia con 8 segnalini Arma.',
  'gof/C-NIN-2': 'Un Ninja con il Pugnale “Facendo il giocoliere” inizia con 4 segnalini Arma.',
  'gof/C-NIN-3': 'Un Ninja che Uccide un Bandito ottiene 1 segnalino Arma, non 2.',
  'gof/C-PRI-1':
    "All'inizio di una Trappola di Lance o di un Nascondiglio un Sacerdote può spendere un segnalino: cura 1 Ferita, e la carta ha comunque effetto.",
  'gof/C-PRI-2':
    "Un Sacerdote che usa la sua Abilità davanti a una Vena d'Oro non tira dadi e non ottiene Oro.",
  'gof/C-PRI-3':
    'Un Sacerdote con lo Scudo Chiodato che usa la sua Abilità conserva il +1 in Difesa, ma in questo turno non può Uccidere con lo Scudo.',
  'gof/C-PRO-1':
    "Un Cercatore d'Oro con 3 Ferite o meno alla verifica della Morte ottiene 1 Oro; con 4 o più Muore e non ottiene nulla.",
  'gof/C-THI-1': 'Un Ladro che spende un segnalino contro una Trappola di Lance non subisce Ferite.',
  'gof/C-TRA-1':
    'Un Cacciatore di Pelli Bendato che ha speso un segnalino Uccide e Schiva un Ogre: ottiene 3 + 2 - 1 = 4 Oro.',
  'gof/C-TRA-2': "L'Abilità del Cacciatore di Pelli non aggiunge nulla a un Nascondiglio o a una Vena d'Oro.",
  'gof/C-WAR-1':
    'Un Signore della Guerra con la Mazza tira 6 dadi in ogni attacco, e ogni segnalino Classe che spende aggiunge un altro dado a un tiro.',
  'gof/C-WIZ-1':
    "Un Mago che spende un segnalino davanti a un Demone salta l'Incontro: niente dadi, niente Tesoro, niente Danno.",
  'gof/C-WIZ-2': 'Un Mago che salta una Trappola di Lance non subisce Ferite.',
  'gof/C-WIZ-3':
    "Un Negromante con le Abilità di un Mago Morto e di un Cercatore d'Oro Morto che salta l'Incontro ottiene comunque 1 Oro.",
  'gof/C-ZEA-1':
    'Uno Zelota con la Spada usa la propria Abilità e poi spende un segnalino della Spada: la sua Difesa è 3.',
  'gof/C-ZOM-1':
    "Uno Zombie Morto può pagare per giocare dopo aver visto l'Incontro se un altro giocatore era vivo all'inizio del turno; se non lo era nessun altro, non può.",
  'gof/C-ZOM-2':
    'Uno Zombie Morto con 4 Ferite che paga per giocare, affronta una Pozza Curativa e ne cura 1 è di nuovo vivo e gioca normalmente.',
  'gof/C-ZOM-3': 'Uno Zombie Morto con 6 Ferite che ne cura 1 scende a 5 ed è ancora Morto.',
  'gof/C-ZOM-4': 'Uno Zombie Morto e avvelenato che non gioca in questo turno non subisce Ferite da veleno.',
  'gof/C-AMS-1':
    "Un Maestro d'Armi con il Pugnale e la Spada ha 4 e 2 segnalini Arma, tenuti separati. “Facendo il giocoliere” ne ha 2 e 1, e un solo -1 in Attacco.",
  'gof/C-AMS-2':
    "Un Maestro d'Armi può tirare i dadi dell'una o dell'altra delle sue due Armi, anche il numero più basso, e le Abilità di entrambe le Armi funzionano.",
  'gof/C-AMS-3':
    "Quando un Maestro d'Armi Uccide un Bandito, il giocatore sceglie quale Arma riceve il segnalino.",
  'gof/W-AXE-1':
    "“Facendo il giocoliere”, un tiro di 12 con l'Abilità dell'Ascia dà un Attacco di (12 - 1) x 2 = 22.",
  'gof/W-AXE-2':
    "Nel turno dopo aver usato l'Ascia l'Attacco di un Eroe è 0 qualunque cosa vi si aggiunga, ma un'Abilità che Uccide Uccide ancora.",
  'gof/W-BOW-1':
    "Un segnalino dell'Arco fa Schivare un Mostro che l'Eroe ha Ucciso; non si può usare contro un Mostro che l'Eroe non ha Ucciso.",
  'gof/W-CLE-1':
    'Un Eroe con la Mannaia “Facendo il giocoliere” tira un 5, e un 2 con un dado aggiuntivo: il suo Attacco è (5 + 2) x 4 - 1 = 27.',
  'gof/W-DAG-1':
    'Un segnalino del Pugnale speso prima di tirare Uccide un Titano, qualunque sia la sua Difesa.',
  'gof/W-DEM-1':
    'Due Uccisioni con la Lama Demoniaca portano 2 segnalini; spenderli entrambi dà +4 Dadi di Attacco.',
  'gof/W-FIS-1':
    'Un segnalino dei Pugni Letali fa Uccidere e Schivare il Mostro, quindi un Eroe Bendato riceve 1 Oro in meno.',
  'gof/W-FLA-1':
    'La Ferita subita per usare la Spada Fiammeggiante non si può evitare, ma si può curare più tardi.',
  'gof/W-HOL-1': 'Un Eroe con segnalini veleno e Difesa -3 che usa la Spada Sacra li scarta entrambi.',
  'gof/W-HOL-2':
    'Per un Eroe Bendato e “Saltellando su una gamba” che usa la Spada Sacra, in questo turno nessuna delle due Spacconerie conta.',
  'gof/W-HOL-3':
    "La Spada Sacra non annulla ciò che una Spacconeria ha fatto all'inizio: la Ferita di “Senza aver fatto colazione” resta, e i segnalini iniziali dimezzati restano dimezzati.",
  'gof/W-HOL-4':
    "Un Eroe con i “Postumi di una notte da leoni” che usa la Spada Sacra non ne risente in questo turno, ma nemmeno un'Uccisione in questo turno li rimuove.",
  'gof/W-MAC-1': 'Entrambi i segnalini della Mazza spesi dopo un tiro vi aggiungono altri due dadi.',
  'gof/W-MOR-1': 'Un Eroe che ha tirato 5 dadi e 2 aggiuntivi li ritira tutti e 7 con la Stella del Mattino.',
  'gof/W-SAC-1':
    "Un Eroe con la Borsa del Bottino e 7 Oro tira 11 davanti a una Vena d'Oro: il suo Attacco è 18, e ottiene 3 Oro.",
  'gof/W-SCE-1':
    'Un segnalino dello Scettro Uccide una Gargolla (Attacco 13, Difesa 19) ma non un Goblin (Attacco 13, Difesa 10).',
  'gof/W-SCI-1':
    'Un Eroe che ha tirato 4 dadi e 1 aggiuntivo può scegliere il dado aggiuntivo tra i due che la Scimitarra ritira.',
  'gof/W-SLI-1':
    'Un segnalino della Fionda fa Uccidere e Schivare un Minotauro (Attacco 20) o un Mercenario Extra Spaventoso (Attacco 21), ma non un Mercenario normale (Attacco 18) o uno Scorpione Gigante (Attacco 19).',
  'gof/W-SPE-1':
    'Un Eroe “Facendo il giocoliere” che usa la Lancia ha Attacco 13, e i dadi aggiuntivi si ignorano.',
  'gof/W-SHI-1':
    "Un segnalino dello Scudo Chiodato Uccide un Ragno Gigante che ha colpito l'Eroe, anche se il colpo non ha inflitto Ferite.",
  'gof/W-SHI-2': 'Il +1 in Difesa dello Scudo Chiodato conta anche se non lo si usa mai per Uccidere.',
  'gof/W-STA-1':
    'Un Eroe con 3 segnalini del Bastone ne usa uno per i dadi e due per la Difesa: in questo turno ha +2 Dadi di Attacco e +12 in Difesa.',
  'gof/W-SWO-1': 'Entrambi i segnalini della Spada insieme danno +6 in Difesa in questo turno.',
  'gof/W-THR-1':
    'Un Eroe con 20 segnalini delle Stelle da Lancio che ne spende 5 tira 7 dadi; quando gliene restano 0 ne tira 2.',
  'gof/W-WAN-1':
    "Anche senza segnalini la Bacchetta permette al suo proprietario di cambiare l'ordine delle prime due carte all'inizio di ogni turno.",
  'gof/W-WAN-2':
    "Quando si spende un segnalino della Bacchetta, una delle carte guardate esce dal gioco, e si può cambiare l'ordine della carta tenuta e della seguente.",
  'gof/W-WAN-3':
    'Se in cima è stato lasciato un Modificatore, o se un Guardiano viene Ucciso, si possono girare più carte di quelle che il proprietario della Bacchetta ha visto: quelle in più arrivano senza che nessuno le abbia guardate.',
  'gof/W-WHI-1': "Un segnalino della Frusta fa Schivare un Mostro che l'Eroe non ha Ucciso.",
  'gof/E-BAN-1': 'Un Eroe con la Borsa del Bottino (0 segnalini) che Uccide un Bandito ha 1 segnalino Arma.',
  'gof/E-BSH-1': 'Il giocatore il cui Eroe è colpito da una Banshee sceglie: 1 Ferita o Difesa -3.',
  'gof/E-BEE-1':
    "Il giocatore il cui Eroe Uccide uno Sciame d'Api sceglie 2 Oro o un segnalino Classe, anche oltre il numero iniziale [gof/A-05].",
  'gof/E-BEE-2':
    "Un Eroe Bendato che Uccide e Schiva uno Sciame d'Api ottiene solo 1 Oro, se si sceglie l'Oro.",
  'gof/E-BEH-1':
    'Un Eroe con almeno un segnalino Arma può scartarne uno per saltare il Behemoth; se non ne ha, il combattimento è obbligatorio.',
  'gof/E-BRA-1': "Un Eroe che Uccide e Schiva un Golem d'Ottone ottiene 4 Oro; Bendato, 3.",
  'gof/E-BRA-2': "Un Eroe che Uccide un Golem d'Ottone ma viene colpito ottiene 2 Oro, Bendato o no.",
  'gof/E-CAC-1': 'Un Eroe Bendato ottiene comunque 2 Oro da un Nascondiglio.',
  'gof/E-DAN-1':
    'Un Eroe che Uccide una Spada Danzante ottiene 3 Oro e Attacco +1 per il resto della partita.',
  'gof/E-DEM-1':
    'In un combattimento contro un Demone non si può usare alcuna Abilità che costi un segnalino; sono ammessi solo il salto del Mago e le Abilità al di fuori del combattimento stesso [gof/A-15].',
  'gof/E-DEM-2': 'Contro un Demone il +1 in Difesa dello Scudo Chiodato conta.',
  'gof/E-DEM-3': 'Contro un Demone si può spendere un segnalino +1 Dado di Attacco ad uso singolo.',
  'gof/E-DOP-1':
    'Un Eroe la cui Difesa di 18 è stata portata a 21 dalla Spada poco prima nello stesso turno affronta un Doppelgänger con Difesa 21.',
  'gof/E-DOP-2':
    "Un Doppelgänger scambiato da un Giullare ha Difesa 14, e il suo Attacco è la Difesa dell'Eroe.",
  'gof/E-BIT-1':
    'Il colpo di un Mostro di Bava Extra Mordace infligge 2 Ferite e dà due segnalini -1 ai Dadi di Attacco.',
  'gof/E-BIT-2':
    "Una Mummia Extra Mordace colpisce un Eroe; se nel turno successivo lo colpisce un Ogre, l'Eroe subisce 4 Ferite.",
  'gof/E-BIT-3':
    "Un Eroe con 1 Ferita è colpito da un'Ombra Extra Mordace: subisce 2 Ferite e poi nessuna, quindi ne ha 3 in totale.",
  'gof/E-BIT-4':
    'Un Eroe con 1 Ferita è colpito da un Vampiro Extra Mordace: subisce 1 Ferita e poi 2, quindi ne ha 4 in totale.',
  'gof/M-SCA-1': 'Un Ogre Extra Spaventoso ha Attacco 19 e colpisce un Barbaro.',
  'gof/E-WEA-1':
    'Un Eroe Bendato che Uccide e Schiva un Unicorno Extra Ricco ottiene 2 Oro e il +1 Dado di Attacco ad uso singolo.',
  'gof/E-FIR-1':
    'Un Monaco che ha speso 2 segnalini (Difesa 18) e Uccide un Elementale del Fuoco ottiene 6 Oro.',
  'gof/E-COC-1': 'Uno Scarafaggio Gigante che non viene Ucciso non dà la Difesa -1, nemmeno se colpisce.',
  'gof/E-COC-2':
    'Un Eroe che Uccide uno Scarafaggio Gigante riceve la Difesa -1 anche se lo Schiva o se, essendo un Cavaliere, spende un segnalino contro il suo colpo.',
  'gof/E-COC-3': 'Una Pozza Curativa può rimuovere la Difesa -1 di uno Scarafaggio Gigante.',
  'gof/E-CRA-1':
    'Un Eroe con Difesa 8 Uccide un Granchio Gigante (Attacco 8): la Difesa +1 conta subito, quindi il Granchio è Schivato [gof/A-02].',
  'gof/E-SCO-1':
    'Un Eroe con 3 Ferite è colpito da uno Scorpione Gigante: ha 5 Ferite, non Muore in questo turno, gioca normalmente il turno successivo e alla fine di quello affronta la verifica della Morte.',
  'gof/E-SCO-2':
    'Uno Zombie Morto che gioca ed è colpito da uno Scorpione Gigante resta Morto e deve pagare di nuovo per giocare nel turno successivo.',
  'gof/E-SPI-1':
    'Un Eroe colpito da un Ragno Gigante nel turno 4 non subisce Ferite da veleno nel turno 4, e ne subisce 1 alla fine dei turni 5, 6 e così via.',
  'gof/E-SPI-2': 'Un Eroe il cui veleno è rimosso da una Pozza Curativa non ne subisce Ferite in quel turno.',
  'gof/E-SPI-3':
    'Un Eroe con un segnalino veleno ne subisce solo 1 Ferita per turno, anche se ha Ucciso un Guardiano e affrontato un secondo Incontro, o se sono stati girati dei Modificatori.',
  'gof/E-SPI-4': 'Uno Zombie Morto e avvelenato subisce Ferite da veleno solo nei turni in cui gioca.',
  'gof/E-TOA-1':
    'Il +1 Dado di Attacco ad uso singolo di un Rospo Gigante si può conservare; aggiunge un dado a un attacco e poi sparisce.',
  'gof/E-GLA-1':
    'Un Eroe che ha scommesso 3 Oro sul Gladiatore ne riceve 6 se lo Uccide e perde i 3 se non lo Uccide. Essere Bendato non cambia nulla.',
  'gof/E-GLA-2': 'Un Eroe con 2 Oro può scommetterne 0, 1 o 2; le scommesse si rivelano tutte insieme.',
  'gof/E-GOL-1': "Davanti a una Vena d'Oro un Attacco di 24 porta 4 Oro e uno di 4 non porta nulla.",
  'gof/E-GOL-2':
    "Davanti a una Vena d'Oro Abilità, Spacconerie, bonus e penalità contano come in un combattimento.",
  'gof/E-GUA-1':
    "Il giocatore il cui Eroe ha Ucciso un Guardiano vede una carta che solo quell'Eroe può affrontare, e può rinunciare ad affrontarla.",
  'gof/E-GUA-2':
    'Se la carta pescata per un Guardiano è un Modificatore, la si scarta e si pesca la seguente, finché non esce un Mostro o un Incontro Speciale.',
  'gof/E-GUA-3':
    "Il +3 in Difesa ottenuto dalla Spada nel combattimento contro il Guardiano conta anche nell'Incontro privato.",
  'gof/E-GUA-4':
    'Se più Eroi hanno Ucciso il Guardiano, le loro carte si pescano in ordine dal primo giocatore.',
  'gof/E-HEA-1':
    'Un Eroe che davanti a una Pozza Curativa sceglie di rimuovere i segnalini Penalità li scarta tutti.',
  'gof/E-HEA-2': 'Davanti a una Pozza Curativa si sceglie un effetto, non entrambi.',
  'gof/E-HEL-1':
    'Un Eroe che Uccide un Segugio Infernale e accetta la Ferita ottiene 6 Oro; quella Ferita non si può evitare, solo curare più tardi.',
  'gof/E-HEL-2':
    'Un Eroe Bendato che Uccide e Schiva un Segugio Infernale e accetta la Ferita ottiene 5 Oro: il -1 conta una volta sola.',
  'gof/E-MAG-1':
    'Un Barbaro davanti a una Pozza Magica può prendere un segnalino Arma o un segnalino Classe.',
  'gof/E-MER-1':
    'Un Eroe con almeno 1 Oro può pagarne 1 a un Mercenario prima di tirare: niente dadi, niente Tesoro, niente Danno.',
  'gof/E-MER-2': "Un Cercatore d'Oro che ha pagato un Mercenario ottiene comunque il suo 1 Oro.",
  'gof/E-MUM-1':
    'Se un Eroe sotto la maledizione della Mummia nel turno successivo Schiva, o affronta un Nascondiglio, la maledizione si esaurisce senza effetto.',
  'gof/E-MUM-2':
    'Un Eroe sotto la maledizione della Mummia che nel turno successivo è colpito da una Strega subisce 2 Ferite e riceve due segnalini Difesa -3.',
  'gof/E-MUS-1':
    'Un Eroe con 2 Ferite Uccide un Uomo Fungo e ne viene colpito: sale a 4 Ferite, poi con la cura scende a 3, ed è vivo.',
  'gof/E-OOZ-1': 'Un Eroe senza segnalini Arma colpito da una Melma subisce soltanto 1 Ferita.',
  'gof/E-OOZ-2':
    'Un Eroe la cui Lama Demoniaca ha 0 segnalini Uccide una Melma e viene colpito: ottiene il segnalino e poi lo perde.',
  'gof/E-PIX-1': 'Un Eroe con 5 Oro che Uccide un Folletto e ne viene colpito ha 5 + 2 - 3 = 4 Oro.',
  'gof/E-PIX-2': 'Un Eroe con 0 Oro colpito da un Folletto che non ha Ucciso ha 0 Oro.',
  'gof/E-SID-1':
    "Si girano Passaggio Laterale, Extra Mordace, Ogre, Extra Ricco e Trappola di Lance: i giocatori scelgono tra l'Ogre Extra Mordace e la Trappola di Lance, ed Extra Ricco aspetta il prossimo Mostro.",
  'gof/E-SID-2':
    "Se due giocatori scelgono lati diversi di un Passaggio Laterale, ciascuno risolve solo l'Incontro che ha scelto.",
  'gof/E-SLI-1':
    'Il -1 ai Dadi di Attacco di un Mostro di Bava dura finché una Pozza Curativa o la Spada Sacra lo rimuove.',
  'gof/E-SHA-1':
    "Il colpo di un'Ombra infligge 2 Ferite a un Eroe con 0 o 1 Ferita, e nessuna a un Eroe con 2 o più.",
  'gof/E-TRP-1': "Una Trappola di Lance infligge 1 Ferita qualunque sia la Difesa dell'Eroe.",
  'gof/E-TRO-1':
    'Un segnalino della Spada usato nel primo combattimento contro un Troll che non è stato Ucciso dà ancora il suo +3 in Difesa nel secondo.',
  'gof/E-TRO-2':
    'Anche se il primo combattimento contro un Troll porta la quarta Ferita, il secondo si svolge comunque.',
  'gof/E-TRO-3': "Se anche il secondo combattimento contro un Troll fallisce, non ce n'è un terzo.",
  'gof/E-UNI-1':
    'Il +1 Dado di Attacco ad uso singolo di un Unicorno si spende prima di tirare e poi si scarta.',
  'gof/E-VAM-1':
    'Il colpo di un Vampiro infligge 1 Ferita a un Eroe con 0 o 1 Ferita, e 2 a un Eroe con 2 o più.',
  'gof/E-WIL-1': 'Il colpo di un Fuoco Fatuo non ha effetto su un Eroe senza segnalini Classe.',
  'gof/T-01': "Un Cercatore d'Oro inattivo non ottiene Oro.",
  'gof/T-02': 'Un Eroe inattivo avvelenato non subisce Ferite.',
  'gof/T-03':
    'Un Eroe che ha ricevuto la quarta Ferita da uno Scorpione Gigante non Muore finché è inattivo; Muore alla fine del suo prossimo turno attivo se ne ha ancora 4 o più.',
  'gof/T-04':
    "Per un Eroe colpito da una Mummia o che ha usato l'Ascia, le conseguenze cadono nel suo prossimo turno attivo.",
  'gof/T-05': "Con la Borsa del Bottino solo l'Oro di quell'Eroe si aggiunge al suo Attacco.",
} as const satisfies Readonly<Record<CaseId, string>>;
