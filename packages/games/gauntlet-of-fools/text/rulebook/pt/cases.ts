import type { CaseId } from '../../../rulebook.ts';

/** The cases in Brazilian Portuguese. */
export const cases = {
  'gof/G-01': 'Um Ataque de 13 contra um Ogro (Defesa 13) basta: você Mata o Ogro.',
  'gof/G-02': 'Um Herói com Defesa 16 é atingido por um Ogro (Ataque 16); com Defesa 17, Esquiva-se dele.',
  'gof/G-03': 'Um Monstro ainda ataca o Herói que o Matou quando chega a etapa de Defesa.',
  'gof/G-04':
    'Um Herói com 3 Ferimentos que sofre mais 2 e cura 2 antes da verificação da Morte sobrevive com 3.',
  'gof/G-05': 'Curar um Herói com 0 Ferimentos não faz nada.',
  'gof/G-06': 'Um Herói que começou com 2 fichas de Arma e ainda tem as duas ganha mais uma: agora tem 3.',
  'gof/G-07':
    'Vira-se Extrarresistente e depois um Esconderijo: o Modificador continua em espera. Quando o próximo turno mostra um Lobo, a Defesa dele é 14.',
  'gof/G-08':
    'Viram-se, um depois do outro, Extrarresistente, Extra-assustador e um Lobo: o Lobo é enfrentado nesse mesmo turno, com Ataque 15 e Defesa 14.',
  'gof/G-09': 'Se o jogador que Morre primeiro tem mais Ouro que todos no fim da partida, ele vence.',
  'gof/G-10':
    'Se ainda há Heróis vivos, mas o baralho de Encontros está vazio no início de um turno, a partida termina na hora, sem bônus para ninguém.',
  'gof/G-11': 'Se dois jogadores empatam com mais Ouro, ambos vencem.',
  'gof/B-BLI-1':
    'Um Herói De Olhos Vendados que Mata um Ogro e se Esquiva dele ganha 2 de Ouro; se Mata o Ogro mas é atingido, ganha 3.',
  'gof/B-BLI-2':
    'Um Herói De Olhos Vendados que Mata uma Marmota (1 de Ouro) e se Esquiva dela ganha 0 de Ouro.',
  'gof/B-BLI-3':
    'Um Herói De Olhos Vendados que Mata um Bandido e se Esquiva dele ganha 2 de Ouro e, ainda assim, a ficha de Arma inteira.',
  'gof/B-HOP-1': 'Um Bárbaro Pulando numa Perna Só tem Defesa 16, então um Ogro o atinge.',
  'gof/B-ARM-1': 'Com um Braço Amarrado nas Costas, dados que mostram 1, 2, 3 e 6 fazem uma rolagem de 9.',
  'gof/B-JUG-1':
    'Um Herói com as Estrelas de Arremesso Fazendo Malabarismo começa com 10 fichas, e uma rolagem de 12 lhe dá Ataque 11.',
  'gof/B-HAN-1':
    'Um Bárbaro com o Machado e De Ressaca tem 4 dados e Defesa 14. No turno em que Mata seu primeiro Monstro, a Defesa ainda é 14 para a verificação do golpe; a Bravata some a partir do próximo turno.',
  'gof/B-BRE-1': 'Um Herói Sem Café da Manhã começa com 1 Ferimento, e um Poço de Cura pode curá-lo.',
  'gof/C-ADV-1':
    'Um Aventureiro que enfrentou um Esconderijo pode gastar uma ficha para enfrentá-lo de novo, e ganha mais 2 de Ouro.',
  'gof/C-ADV-2':
    'Um Aventureiro que Matou um Lobo pode gastar uma ficha para lutar contra ele de novo, e pode receber outra vez o Tesouro.',
  'gof/C-ADV-3':
    'Um Aventureiro que ganhou +6 de Defesa com o Cajado no primeiro combate ainda os tem quando o Encontro se repete.',
  'gof/C-ADV-4':
    'Depois que um Aventureiro repetiu um Encontro, uma segunda ficha não pode repeti-lo mais uma vez.',
  'gof/C-ALC-1':
    'Um Alquimista envenenado com 3 Ferimentos Matou um Lobo e se Esquivou dele. Quando o veneno lhe causa o quarto Ferimento, ele pode gastar uma ficha para curar um, e sobrevive; a ficha de veneno fica.',
  'gof/C-ARM-1':
    'Um Armeiro que Matou um Monstro e gasta uma ficha não pega nada do Tesouro dele. A Defesa +3 chega no fim do turno, tarde demais para o ataque desse Monstro e para um segundo combate no mesmo turno.',
  'gof/C-ARM-2': 'Um Armeiro que Matou uma Barata Gigante e gasta uma ficha tampouco recebe a Defesa -1.',
  'gof/C-ART-1':
    'Um Artífice que Matou um Bandido e gasta uma ficha não pega nem o Ouro nem a ficha de Arma; +1 Dado de Ataque chega no fim do turno.',
  'gof/C-AVE-1':
    'Dois outros Heróis Morreram em turnos anteriores e um terceiro vai Morrer no fim deste: um Vingador que gasta uma ficha depois da rolagem tem +6 de Ataque.',
  'gof/C-BAR-1': 'Um Bárbaro não tem Habilidade e começa com 0 fichas de Classe.',
  'gof/C-BER-1':
    'Um Berserker com 0 Ferimentos que gasta uma ficha não recebe dados extras, mas, se Mata o Monstro, também se Esquiva dele.',
  'gof/C-JES-1':
    'Uma Espada Dançante Extrarresistente trocada por um Bobo da Corte tem Ataque 11 e Defesa 21.',
  'gof/C-JES-2':
    'Um Doppelgänger trocado por um Bobo da Corte tem Ataque igual à Defesa atual do Bobo da Corte e Defesa 14 [gof/A-04].',
  'gof/C-KNI-1':
    'Um Cavaleiro atingido por um Monstro de Gosma ou por uma Aranha Gigante gasta uma ficha: não recebe nem -1 Dado de Ataque nem veneno.',
  'gof/C-KNI-2': 'Um Cavaleiro que sofreria 2 Ferimentos com um golpe e gasta uma ficha sofre 1 Ferimento.',
  'gof/C-KNI-3':
    'Um Cavaleiro que com um golpe sofreria 1 Ferimento e nada mais ainda sofre esse Ferimento se gastar uma ficha.',
  'gof/C-MON-1': 'Um Monge que gasta 2 fichas de uma vez tem +2 Dados de Ataque e +8 de Defesa neste turno.',
  'gof/C-NEC-1': 'Enquanto nenhum outro Herói está Morto, as fichas de um Necromante não servem para nada.',
  'gof/C-NEC-2':
    'Com um Garimpeiro Morto, um Necromante vivo ganha 1 de Ouro por turno a que sobrevive, sem custo.',
  'gof/C-NEC-3':
    'Um Necromante e um Zumbi estão ambos Mortos e outro jogador está vivo: o Necromante pode pagar uma ficha sua para jogar, quer o Zumbi o faça, quer não.',
  'gof/C-NEC-4':
    'Um Necromante Morto que joga pela Habilidade do Zumbi não recebe Ouro de um Garimpeiro Morto.',
  'gof/C-NEC-5': 'Um Necromante não ganha nada de um Mestre de Armas Morto nem de um Ninja Morto.',
  'gof/C-NIN-1': 'Um Ninja com a Adaga começa com 8 fichas de Arma.',
  'gof/C-NIN-2': 'Um Ninja com a Adaga Fazendo Malabarismo começa com 4 fichas de Arma.',
  'gof/C-NIN-3': 'Um Ninja que Mata um Bandido ganha 1 ficha de Arma, não 2.',
  'gof/C-PRI-1':
    'No início de uma Armadilha de Lanças ou de um Esconderijo, um Sacerdote pode gastar uma ficha: ele cura 1 Ferimento, e a carta acontece mesmo assim.',
  'gof/C-PRI-2': 'Um Sacerdote que usa a sua Habilidade em um Veio de Ouro não rola dados nem ganha Ouro.',
  'gof/C-PRI-3':
    'Um Sacerdote com o Escudo com Espinhos que usa a sua Habilidade mantém o +1 de Defesa, mas neste turno não pode Matar com o Escudo.',
  'gof/C-PRO-1':
    'Um Garimpeiro com 3 Ferimentos ou menos na verificação da Morte ganha 1 de Ouro; com 4 ou mais, Morre e não ganha nada.',
  'gof/C-THI-1': 'Um Ladrão que gasta uma ficha contra uma Armadilha de Lanças não sofre Ferimentos.',
  'gof/C-TRA-1':
    'Um Caçador de Peles De Olhos Vendados que gastou uma ficha Mata um Ogro e se Esquiva dele: ganha 3 + 2 - 1 = 4 de Ouro.',
  'gof/C-TRA-2':
    'A Habilidade do Caçador de Peles não acrescenta nada a um Esconderijo ou a um Veio de Ouro.',
  'gof/C-WAR-1':
    'Um Senhor da Guerra com a Maça rola 6 dados em cada ataque, e cada ficha de Classe que gasta acrescenta mais um dado a uma rolagem.',
  'gof/C-WIZ-1':
    'Um Mago que gasta uma ficha diante de um Demônio pula o Encontro: nada de dados, de Tesouro ou de Dano.',
  'gof/C-WIZ-2': 'Um Mago que pula uma Armadilha de Lanças não sofre Ferimentos.',
  'gof/C-WIZ-3':
    'Um Necromante com as Habilidades de um Mago Morto e de um Garimpeiro Morto que pula o Encontro ganha mesmo assim 1 de Ouro.',
  'gof/C-ZEA-1':
    'Um Fanático com a Espada usa a própria Habilidade e depois gasta uma ficha da Espada: a Defesa dele é 3.',
  'gof/C-ZOM-1':
    'Um Zumbi Morto pode pagar para jogar depois de ver o Encontro se outro jogador estava vivo no início do turno; se ninguém mais estava, não pode.',
  'gof/C-ZOM-2':
    'Um Zumbi Morto com 4 Ferimentos que paga para jogar, enfrenta um Poço de Cura e cura 1 está vivo de novo e joga normalmente.',
  'gof/C-ZOM-3': 'Um Zumbi Morto com 6 Ferimentos que cura 1 fica com 5 e continua Morto.',
  'gof/C-ZOM-4': 'Um Zumbi Morto e envenenado que não joga neste turno não sofre Ferimento de veneno.',
  'gof/C-AMS-1':
    'Um Mestre de Armas com a Adaga e a Espada tem 4 e 2 fichas de Arma, mantidas separadas. Fazendo Malabarismo, tem 2 e 1, e um único -1 de Ataque.',
  'gof/C-AMS-2':
    'Um Mestre de Armas pode rolar os dados de qualquer uma das suas duas Armas, até o número menor, e as Habilidades de ambas as Armas funcionam.',
  'gof/C-AMS-3': 'Quando um Mestre de Armas Mata um Bandido, o jogador escolhe qual Arma recebe a ficha.',
  'gof/W-AXE-1':
    'Fazendo Malabarismo, uma rolagem de 12 com a Habilidade do Machado dá um Ataque de (12 - 1) x 2 = 22.',
  'gof/W-AXE-2':
    'No turno seguinte ao uso do Machado, o Ataque de um Herói é 0, não importa o que se acrescente, mas uma Habilidade que Mata ainda Mata.',
  'gof/W-BOW-1':
    'Uma ficha do Arco faz o Herói se Esquivar de um Monstro que ele Matou; ela não pode ser usada contra um Monstro que o Herói não Matou.',
  'gof/W-CLE-1':
    'Um Herói com o Cutelo Fazendo Malabarismo rola um 5, e um 2 com um dado extra: o Ataque dele é (5 + 2) x 4 - 1 = 27.',
  'gof/W-DAG-1': 'Uma ficha da Adaga gasta antes de rolar Mata um Titã, seja qual for a Defesa dele.',
  'gof/W-DEM-1':
    'Matar dois Monstros com a Lâmina Demoníaca rende 2 fichas; gastar as duas dá +4 Dados de Ataque.',
  'gof/W-FIS-1':
    'Uma ficha dos Punhos Mortais faz o Herói Matar o Monstro e se Esquivar dele; por isso, um Herói De Olhos Vendados recebe 1 de Ouro a menos.',
  'gof/W-FLA-1':
    'O Ferimento sofrido por usar a Espada Flamejante não pode ser evitado, mas pode ser curado mais tarde.',
  'gof/W-HOL-1': 'Um Herói com fichas de veneno e de Defesa -3 que usa a Espada Sagrada descarta ambas.',
  'gof/W-HOL-2':
    'Para um Herói De Olhos Vendados e Pulando numa Perna Só que usa a Espada Sagrada, nenhuma das duas Bravatas conta neste turno.',
  'gof/W-HOL-3':
    'A Espada Sagrada não desfaz o que uma Bravata fez no começo: o Ferimento da Bravata Sem Café da Manhã fica, e as fichas iniciais reduzidas à metade continuam assim.',
  'gof/W-HOL-4':
    'Um Herói De Ressaca que usa a Espada Sagrada não sofre com ela neste turno, mas tampouco se livra da Ressaca se Matar um Monstro neste turno.',
  'gof/W-MAC-1': 'As duas fichas da Maça gastas depois de uma rolagem acrescentam mais dois dados a ela.',
  'gof/W-MOR-1': 'Um Herói que rolou 5 dados e 2 extras rola de novo todos os 7 com a Estrela da Manhã.',
  'gof/W-SAC-1':
    'Um Herói com o Saco de Pilhagem e 7 de Ouro rola 11 em um Veio de Ouro: o Ataque dele é 18, e ele ganha 3 de Ouro.',
  'gof/W-SCE-1':
    'Uma ficha do Cetro Mata uma Gárgula (Ataque 13, Defesa 19), mas não um Goblin (Ataque 13, Defesa 10).',
  'gof/W-SCI-1':
    'Um Herói que rolou 4 dados e 1 extra pode escolher o dado extra entre os dois que a Cimitarra rola de novo.',
  'gof/W-SLI-1':
    'Uma ficha da Funda faz o Herói Matar um Minotauro (Ataque 20) ou um Mercenário Extra-assustador (Ataque 21) e se Esquivar dele, mas não funciona contra um Mercenário comum (Ataque 18) nem contra um Escorpião Gigante (Ataque 19).',
  'gof/W-SPE-1':
    'Um Herói Fazendo Malabarismo que usa a Lança tem Ataque 13, e os dados extras são ignorados.',
  'gof/W-SHI-1':
    'Uma ficha do Escudo com Espinhos Mata uma Aranha Gigante que atingiu o Herói, embora o golpe não tenha causado Ferimento.',
  'gof/W-SHI-2': 'O +1 de Defesa do Escudo com Espinhos conta mesmo que ele nunca seja usado para Matar.',
  'gof/W-STA-1':
    'Um Herói com 3 fichas do Cajado usa uma para dados e duas para Defesa: tem +2 Dados de Ataque e +12 de Defesa neste turno.',
  'gof/W-SWO-1': 'As duas fichas da Espada juntas dão +6 de Defesa neste turno.',
  'gof/W-THR-1':
    'Um Herói com 20 fichas das Estrelas de Arremesso que gasta 5 rola 7 dados; com 0 fichas restantes, rola 2.',
  'gof/W-WAN-1':
    'Mesmo sem fichas, a Varinha permite ao seu dono reordenar as duas cartas do topo no início de cada turno.',
  'gof/W-WAN-2':
    'Quando se gasta uma ficha da Varinha, uma das cartas olhadas sai do jogo, e a carta mantida e a seguinte podem ser reordenadas.',
  'gof/W-WAN-3':
    'Se um Modificador foi deixado no topo, ou se alguém Mata um Guardião, podem ser viradas mais cartas do que as que o dono da Varinha viu; essas vêm sem que ninguém as tenha olhado.',
  'gof/W-WHI-1': 'Uma ficha do Chicote faz o Herói se Esquivar de um Monstro que ele não Matou.',
  'gof/E-BAN-1': 'Um Herói com o Saco de Pilhagem (0 fichas) que Mata um Bandido fica com 1 ficha de Arma.',
  'gof/E-BSH-1': 'O jogador cujo Herói é atingido por uma Banshee escolhe: 1 Ferimento ou Defesa -3.',
  'gof/E-BEE-1':
    'O jogador cujo Herói Mata um Enxame de Abelhas escolhe 2 de Ouro ou uma ficha de Classe, mesmo além do número inicial [gof/A-05].',
  'gof/E-BEE-2':
    'Um Herói De Olhos Vendados que Mata um Enxame de Abelhas e se Esquiva dele ganha só 1 de Ouro se o Ouro for escolhido.',
  'gof/E-BEH-1':
    'Um Herói com pelo menos uma ficha de Arma pode descartar uma para pular o Beemote; sem nenhuma, o combate é obrigatório.',
  'gof/E-BRA-1':
    'Um Herói que Mata um Golem de Latão e se Esquiva dele ganha 4 de Ouro; De Olhos Vendados, 3.',
  'gof/E-BRA-2':
    'Um Herói que Mata um Golem de Latão mas é atingido ganha 2 de Ouro, De Olhos Vendados ou não.',
  'gof/E-CAC-1': 'Um Herói De Olhos Vendados ganha mesmo assim 2 de Ouro de um Esconderijo.',
  'gof/E-DAN-1': 'Um Herói que Mata uma Espada Dançante ganha 3 de Ouro e Ataque +1 pelo resto da partida.',
  'gof/E-DEM-1':
    'Em um combate contra um Demônio, nenhuma Habilidade que custe uma ficha pode ser usada; só são permitidos o Mago, que pode pular o Encontro, e as Habilidades fora do combate em si [gof/A-15].',
  'gof/E-DEM-2': 'Contra um Demônio, o +1 de Defesa do Escudo com Espinhos conta.',
  'gof/E-DEM-3': 'Contra um Demônio, pode-se gastar uma ficha de +1 Dado de Ataque de uso único.',
  'gof/E-DOP-1':
    'Um Herói cuja Defesa de 18 foi aumentada para 21 pela Espada antes, no mesmo turno, enfrenta um Doppelgänger de Defesa 21.',
  'gof/E-DOP-2':
    'Um Doppelgänger trocado por um Bobo da Corte tem Defesa 14, e o Ataque dele é a Defesa do Herói.',
  'gof/E-BIT-1':
    'O golpe de um Monstro de Gosma Extramordaz causa 2 Ferimentos e dá duas fichas de -1 Dado de Ataque.',
  'gof/E-BIT-2':
    'Uma Múmia Extramordaz atinge um Herói; se um Ogro o atinge no próximo turno, ele sofre 4 Ferimentos.',
  'gof/E-BIT-3':
    'Um Herói com 1 Ferimento é atingido por uma Sombra Extramordaz: sofre 2 Ferimentos e depois nenhum, ficando com 3 no total.',
  'gof/E-BIT-4':
    'Um Herói com 1 Ferimento é atingido por um Vampiro Extramordaz: sofre 1 Ferimento e depois 2, ficando com 4 no total.',
  'gof/M-SCA-1': 'Um Ogro Extra-assustador tem Ataque 19 e atinge um Bárbaro.',
  'gof/E-WEA-1':
    'Um Herói De Olhos Vendados que Mata um Unicórnio Extrarrico e se Esquiva dele ganha 2 de Ouro e o +1 Dado de Ataque de uso único.',
  'gof/E-FIR-1': 'Um Monge que gastou 2 fichas (Defesa 18) e Mata um Elemental do Fogo ganha 6 de Ouro.',
  'gof/E-COC-1': 'Uma Barata Gigante que o Herói não Matou não dá Defesa -1, mesmo que o atinja.',
  'gof/E-COC-2':
    'Um Herói que Mata uma Barata Gigante recebe a Defesa -1 mesmo que também se Esquive dela ou que, sendo um Cavaleiro, gaste uma ficha contra o golpe dela.',
  'gof/E-COC-3': 'Um Poço de Cura pode remover a Defesa -1 de uma Barata Gigante.',
  'gof/E-CRA-1':
    'Um Herói com Defesa 8 Mata um Caranguejo Gigante (Ataque 8): a Defesa +1 conta na hora, então ele se Esquiva do Caranguejo [gof/A-02].',
  'gof/E-SCO-1':
    'Um Herói com 3 Ferimentos é atingido por um Escorpião Gigante: fica com 5 Ferimentos, não Morre neste turno, joga normalmente o próximo turno e enfrenta a verificação da Morte no fim dele.',
  'gof/E-SCO-2':
    'Um Zumbi Morto que joga e é atingido por um Escorpião Gigante continua Morto e deve pagar de novo para jogar no próximo turno.',
  'gof/E-SPI-1':
    'Um Herói atingido por uma Aranha Gigante no turno 4 não sofre Ferimento de veneno no turno 4, e sofre 1 no fim dos turnos 5, 6 e assim por diante.',
  'gof/E-SPI-2':
    'Um Herói cujo veneno é removido em um Poço de Cura não sofre Ferimento por ele nesse turno.',
  'gof/E-SPI-3':
    'Um Herói com uma ficha de veneno sofre só 1 Ferimento por ela em um turno, mesmo que tenha Matado um Guardião e enfrentado um segundo Encontro, ou que Modificadores tenham sido virados.',
  'gof/E-SPI-4': 'Um Zumbi Morto e envenenado só sofre Ferimentos de veneno nos turnos em que joga.',
  'gof/E-TOA-1':
    'O +1 Dado de Ataque de uso único de um Sapo Gigante pode ser guardado; ele acrescenta um dado a um ataque e some.',
  'gof/E-GLA-1':
    'Um Herói que apostou 3 de Ouro no Gladiador recebe 6 se o Mata e perde os 3 se não o Mata. Estar De Olhos Vendados não muda nada.',
  'gof/E-GLA-2': 'Um Herói com 2 de Ouro pode apostar 0, 1 ou 2; todas as apostas são reveladas juntas.',
  'gof/E-GOL-1': 'Em um Veio de Ouro, um Ataque de 24 rende 4 de Ouro e um de 4 não rende nada.',
  'gof/E-GOL-2': 'Em um Veio de Ouro, Habilidades, Bravatas, bônus e penalidades contam como em um combate.',
  'gof/E-GUA-1':
    'O jogador cujo Herói Matou um Guardião vê uma carta que só esse Herói pode enfrentar, e pode recusar-se a enfrentá-la.',
  'gof/E-GUA-2':
    'Se a carta comprada para um Guardião é um Modificador, ela é descartada e compra-se a carta seguinte, até sair um Monstro ou um Encontro Especial.',
  'gof/E-GUA-3':
    'O +3 de Defesa ganho com a Espada no combate contra o Guardião conta também no Encontro particular.',
  'gof/E-GUA-4':
    'Se vários Heróis Mataram o Guardião, as cartas deles são compradas em ordem a partir do primeiro jogador.',
  'gof/E-HEA-1': 'Um Herói que escolhe remover fichas de Penalidade em um Poço de Cura descarta todas elas.',
  'gof/E-HEA-2': 'Em um Poço de Cura escolhe-se um efeito, não ambos.',
  'gof/E-HEL-1':
    'Um Herói que Mata um Cão Infernal e aceita o Ferimento ganha 6 de Ouro; esse Ferimento não pode ser evitado, só curado mais tarde.',
  'gof/E-HEL-2':
    'Um Herói De Olhos Vendados que Mata um Cão Infernal, se Esquiva dele e aceita o Ferimento ganha 5 de Ouro: o -1 conta uma só vez.',
  'gof/E-MAG-1': 'Um Bárbaro em um Poço Mágico pode pegar uma ficha de Arma ou uma ficha de Classe.',
  'gof/E-MER-1':
    'Um Herói com pelo menos 1 de Ouro pode pagar 1 a um Mercenário antes de rolar: nada de dados, de Tesouro ou de Dano.',
  'gof/E-MER-2': 'Um Garimpeiro que pagou um Mercenário ganha mesmo assim o seu 1 de Ouro.',
  'gof/E-MUM-1':
    'Se um Herói sob a maldição da Múmia se Esquiva do Monstro no próximo turno, ou enfrenta um Esconderijo, a maldição se esgota sem efeito.',
  'gof/E-MUM-2':
    'Um Herói sob a maldição da Múmia que é atingido por uma Bruxa no próximo turno sofre 2 Ferimentos e recebe duas fichas de Defesa -3.',
  'gof/E-MUS-1':
    'Um Herói com 2 Ferimentos Mata um Homem-cogumelo e é atingido por ele: vai a 4 Ferimentos, depois se cura e fica com 3, e está vivo.',
  'gof/E-OOZ-1': 'Um Herói sem fichas de Arma atingido por um Limo sofre apenas 1 Ferimento.',
  'gof/E-OOZ-2':
    'Um Herói cuja Lâmina Demoníaca tem 0 fichas Mata um Limo e é atingido: ganha a ficha e depois a perde.',
  'gof/E-PIX-1':
    'Um Herói com 5 de Ouro que Mata uma Fada Travessa e é atingido por ela fica com 5 + 2 - 3 = 4 de Ouro.',
  'gof/E-PIX-2': 'Um Herói com 0 de Ouro atingido por uma Fada Travessa que não Matou fica com 0 de Ouro.',
  'gof/E-SID-1':
    'Viram-se Passagem Lateral, Extramordaz, Ogro, Extrarrico e Armadilha de Lanças: os jogadores escolhem entre o Ogro Extramordaz e a Armadilha de Lanças, e Extrarrico espera o próximo Monstro.',
  'gof/E-SID-2':
    'Se dois jogadores escolhem lados diferentes de uma Passagem Lateral, cada um resolve só o Encontro que escolheu.',
  'gof/E-SLI-1':
    'O -1 Dado de Ataque de um Monstro de Gosma dura até que um Poço de Cura ou a Espada Sagrada o remova.',
  'gof/E-SHA-1':
    'O golpe de uma Sombra causa 2 Ferimentos a um Herói com 0 ou 1 Ferimento, e nenhum a um Herói com 2 ou mais.',
  'gof/E-TRP-1': 'Uma Armadilha de Lanças causa 1 Ferimento, seja qual for a Defesa do Herói.',
  'gof/E-TRO-1':
    'Uma ficha da Espada usada no primeiro combate contra um Troll que o Herói não Matou ainda dá o seu +3 de Defesa no segundo.',
  'gof/E-TRO-2':
    'Mesmo que o primeiro combate contra um Troll traga o quarto Ferimento, o segundo ainda acontece.',
  'gof/E-TRO-3': 'Se o segundo combate contra um Troll também falha, não há um terceiro.',
  'gof/E-UNI-1':
    'O +1 Dado de Ataque de uso único de um Unicórnio é gasto antes de rolar e depois descartado.',
  'gof/E-VAM-1':
    'O golpe de um Vampiro causa 1 Ferimento a um Herói com 0 ou 1 Ferimento, e 2 a um Herói com 2 ou mais.',
  'gof/E-WIL-1': 'O golpe de um Fogo-fátuo não tem efeito sobre um Herói sem fichas de Classe.',
  'gof/T-01': 'Um Garimpeiro inativo não ganha Ouro.',
  'gof/T-02': 'Um Herói inativo envenenado não sofre Ferimentos.',
  'gof/T-03':
    'Um Herói que recebeu o quarto Ferimento de um Escorpião Gigante não Morre enquanto está inativo; ele Morre no fim do seu próximo turno ativo se ainda tiver 4 ou mais.',
  'gof/T-04':
    'Para um Herói atingido por uma Múmia ou que usou o Machado, as consequências caem no seu próximo turno ativo.',
  'gof/T-05': 'Com o Saco de Pilhagem, só o Ouro do próprio Herói se soma ao seu Ataque.',
} as const satisfies Readonly<Record<CaseId, string>>;
