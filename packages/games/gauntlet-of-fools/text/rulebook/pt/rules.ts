import type { RulesId } from '../../../rulebook.ts';

/** The numbered rules in Brazilian Portuguese. */
export const rules = {
  'gof/setup.1':
    'O jogo tem 20 cartas de Classe, 20 cartas de Arma e 50 cartas de Encontro (40 Monstros, 5 Encontros Especiais e 5 Modificadores), uma cópia de cada, além de dados de seis faces e fichas para Ouro, Ferimentos, Habilidades de Classe e de Arma, bônus, penalidades e Bravatas. As cartas promocionais Mestre de Armas, Cutelo e Gladiador são uma opção, normalmente desativada.',
  'gof/setup.2': 'A reserva de fichas nunca é um limite: toda ficha devida é recebida.',
  'gof/setup.3': 'Embaralhe separadamente os baralhos de Classes, de Armas e de Encontros.',
  'gof/setup.4':
    'Distribua no centro da mesa, viradas para cima, tantas cartas de Classe quantos forem os jogadores, e uma carta de Arma sobre cada uma. Cada par é um Herói e nunca se separa. Um Mestre de Armas (carta promocional) recebe duas cartas de Arma.',
  'gof/setup.5':
    'Na primeira partida, o primeiro jogador é escolhido ao acaso. Nas seguintes, o vencedor da partida anterior joga por último; portanto, o primeiro jogador é quem está à esquerda dele. Depois de uma vitória compartilhada, joga por último um dos vencedores, escolhido ao acaso [gof/A-27].',
  'gof/setup.6':
    'O primeiro jogador é o mesmo durante toda a partida, e toda decisão tomada em ordem segue em sentido horário a partir dele.',
  'gof/setup.7':
    'Todas as informações são públicas, exceto as cartas ainda não compradas do baralho, as cartas olhadas com a Varinha, que só o dono dela vê [gof/A-22], e as apostas no Gladiador até que sejam reveladas.',
  'gof/boasting.1':
    'A fase das Bravatas segue em sentido horário a partir do primeiro jogador. Quem já tem um Herói é pulado, e a fase termina quando todos têm um.',
  'gof/boasting.2':
    'Na sua vez, você deve pegar um Herói do centro da mesa ou roubar o Herói de outro jogador.',
  'gof/boasting.3':
    'Ao pegar um Herói do centro, você pode adicionar a ele quantas Bravatas diferentes quiser, ou nenhuma [gof/A-01].',
  'gof/boasting.4':
    'Um Herói roubado mantém todas as suas Bravatas, e quem o rouba deve adicionar uma ou mais novas.',
  'gof/boasting.5':
    'Um Herói tem no máximo uma Bravata de cada um dos seis tipos; por isso, um Herói com todas as seis não pode ser roubado.',
  'gof/boasting.6': 'Um jogador que teve o Herói roubado age de novo quando a ordem voltar a ele.',
  'gof/boast.blindfolded':
    'De Olhos Vendados: quando o Herói Mata um Monstro e também se Esquiva dele, o Tesouro desse Monstro vale 1 de Ouro a menos, mas nunca menos de 0.',
  'gof/boast.hopping-on-one-leg': 'Pulando numa Perna Só: o Herói tem -2 de Defesa.',
  'gof/boast.one-arm-tied':
    'Com um Braço Amarrado nas Costas: cada dado que mostra 1 ou 2 conta como 0 no Ataque do Herói.',
  'gof/boast.while-juggling':
    'Fazendo Malabarismo: o Herói começa com metade das fichas de Arma impressas na sua Arma e tem -1 de Ataque em todos os Encontros.',
  'gof/boast.with-a-hangover':
    'De Ressaca: o Herói tem um Dado de Ataque a menos e -4 de Defesa até Matar seu primeiro Monstro; a Bravata é descartada no fim do turno em que isso acontece.',
  'gof/boast.without-breakfast':
    'Sem Café da Manhã: a ficha desta Bravata é um Ferimento com que o Herói começa. Ele pode ser curado como qualquer outro Ferimento.',
  'gof/ready.1':
    'Antes de o Desafio começar, pegue as fichas de Classe e as fichas de Arma impressas nas cartas do seu Herói.',
  'gof/ready.2':
    'A Bravata Fazendo Malabarismo reduz à metade as fichas de Arma impressas e o Ninja as dobra; juntos, os dois se anulam. Todos os números impressos são pares, então nunca é preciso arredondar a metade.',
  'gof/ready.3':
    'Um Herói com o Saco de Pilhagem pega 1 de Ouro, e um Herói Sem Café da Manhã coloca a ficha dessa Bravata como Ferimento. Todos os outros Heróis começam com 0 de Ouro e 0 Ferimentos.',
  'gof/ready.4': 'Não há limite máximo para nenhum tipo de ficha.',
  'gof/numbers.1':
    'Dados de Ataque: os dados da Arma, +1 para o Senhor da Guerra, mais as fichas permanentes de +1 Dado de Ataque, mais os dados ganhos neste turno, mais as fichas de +1 Dado de Ataque de uso único gastas neste ataque, menos 1 por ficha de Penalidade de -1 Dado de Ataque, e -1 se o Herói está De Ressaca. O número de dados nunca fica abaixo de 0.',
  'gof/numbers.2':
    'Rolagem: a soma dos dados, em que os 1 e os 2 contam como 0 se o Herói está Com um Braço Amarrado nas Costas; ou exatamente 14 se a Habilidade da Lança for usada. O Cutelo (carta promocional) multiplica então a rolagem por 4.',
  'gof/numbers.3':
    'Ataque: a rolagem, mais as fichas permanentes de Ataque +1, mais o Ouro do próprio Herói com o Saco de Pilhagem, mais o bônus do Vingador, -1 se o Herói está Fazendo Malabarismo, e nunca abaixo de 0; por último, o Machado o dobra. No turno seguinte ao uso da Habilidade do Machado, o Ataque é 0 e nada o aumenta.',
  'gof/numbers.4':
    'Defesa: a Defesa da Classe, mais as fichas permanentes de Defesa, +1 com o Escudo com Espinhos, mais a Defesa ganha neste turno, menos as fichas de Penalidade na Defesa, -2 se o Herói está Pulando numa Perna Só e -4 se está De Ressaca. Não há limite mínimo. Quando a Habilidade do Fanático é usada, a Defesa passa a ser 0, e pelo resto do turno só contam as mudanças posteriores, a partir daí.',
  'gof/numbers.5':
    'Você Mata um Monstro atacando quando o seu Ataque é igual ou maior que a Defesa do Monstro.',
  'gof/numbers.6':
    'Um Monstro atinge você quando o Ataque dele é igual ou maior que a sua Defesa; caso contrário, você se Esquiva dele.',
  'gof/numbers.7':
    'Os Modificadores mudam o Monstro antes que qualquer efeito leve em conta os números dele, inclusive a troca do Bobo da Corte, o Cetro e a Funda.',
  'gof/numbers.8':
    'Matar ou Esquivar-se por meio de uma Habilidade vale plenamente como Matar ou Esquivar-se para todas as outras regras.',
  'gof/turn.1':
    'Início do turno: anote quais Heróis estão vivos e quais estão Mortos, porque o Zumbi, o Necromante e o Vingador se baseiam nisso. O dono da Varinha pode usá-la agora, e só agora.',
  'gof/turn.2':
    'Determinar o Encontro: vire a carta do topo do baralho de Encontros. Um Monstro ou um Encontro Especial é o Encontro deste turno; os Modificadores seguem as próximas quatro regras.',
  'gof/turn.2.1':
    'Se a carta for um Modificador Extra (Extramordaz, Extra-assustador, Extrarresistente ou Extrarrico), deixe-a em espera e vire a carta seguinte, ainda no mesmo turno.',
  'gof/turn.2.2':
    'Vários Modificadores em espera se somam. Todos se aplicam ao próximo Monstro virado, mesmo que isso aconteça turnos depois.',
  'gof/turn.2.3': 'Um Encontro Especial não consome os Modificadores em espera.',
  'gof/turn.2.4':
    'Se a carta for a Passagem Lateral, descarte-a e determine dois Encontros, um depois do outro, do modo habitual [gof/turn.2]; cada jogador enfrentará o que preferir.',
  'gof/turn.3':
    'Escolhas: cada jogador escolhe um lado se houver uma Passagem Lateral, o dono de um Zumbi Morto pode pagar para jogar neste turno e, em partidas de dois jogadores, cada um escolhe o seu Herói ativo. Se alguém fizer questão, decide-se em ordem a partir do primeiro jogador; senão, todos ao mesmo tempo.',
  'gof/turn.4':
    'Início do Encontro: é o momento em que o Mago pode pular o Encontro, o Sacerdote pode se curar, quem quiser pode pagar para evitar o Beemote ou o Mercenário, e se fazem as apostas no Gladiador. Tudo isso vem antes de qualquer rolagem.',
  'gof/turn.5':
    'Se o Encontro for um Encontro Especial, siga o texto dele e depois passe para o que vem após o Encontro [gof/turn.8].',
  'gof/turn.6':
    'Se o Encontro for um Monstro, primeiro vem o seu ataque, na ordem das próximas quatro regras.',
  'gof/turn.6.1':
    'Antes de rolar, use as Habilidades que são usadas antes da rolagem e gaste as fichas de +1 Dado de Ataque de uso único que quiser.',
  'gof/turn.6.2': 'Se você usou uma Habilidade que Mata, você Mata o Monstro e nenhuma rolagem é necessária.',
  'gof/turn.6.3':
    'Caso contrário, role os Dados de Ataque, depois use as Habilidades que são usadas depois da rolagem, então some o seu Ataque e compare-o com a Defesa do Monstro.',
  'gof/turn.6.4':
    'Ao Matar um Monstro, a Lâmina Demoníaca ganha primeiro a sua ficha de Arma. Depois, abra mão de todo o Tesouro para usar a Habilidade do Armeiro ou do Artífice, ou pegue de imediato as fichas do Tesouro, que assim já contam neste combate [gof/A-02].',
  'gof/turn.7':
    'Em seguida vem a sua defesa contra o Monstro, na ordem das próximas sete regras. Um Monstro que você Matou ainda ataca.',
  'gof/turn.7.1':
    'Este é o momento de usar o Ladrão, o Arco e o Chicote, e o último para usar a Espada [gof/A-31].',
  'gof/turn.7.2':
    'Verifique se o Monstro atinge você [gof/numbers.6], a menos que você tenha se Esquivado dele com uma Habilidade.',
  'gof/turn.7.3':
    'Se você Matou o Monstro e ficou com o Tesouro dele, calcule o Ouro: o Ouro impresso, mais 3 por Extrarrico, mais o bônus do Caçador de Peles, mais o Ouro adicional do próprio Monstro; por último, -1 se você está De Olhos Vendados e tanto Matou o Monstro quanto se Esquivou dele.',
  'gof/turn.7.4':
    'Se o Monstro atingiu você, você sofre o Dano dele, que um Cavaleiro pode antes reduzir. O Tesouro sempre vem antes do Dano.',
  'gof/turn.7.5':
    'Depois do Dano, o Escudo com Espinhos pode Matar um Monstro que causou Dano a você. Pegue as fichas e calcule o Ouro como sempre que se Mata um Monstro [gof/turn.6.4] [gof/turn.7.3]; você não se Esquivou dele.',
  'gof/turn.7.6': 'Se você Matou um Homem-cogumelo, agora cura 1 Ferimento.',
  'gof/turn.7.7':
    'Se você não Matou um Troll, luta contra ele mais uma vez, recomeçando pelo seu ataque [gof/turn.6]. Esse segundo combate não é opcional.',
  'gof/turn.8':
    'Depois do Encontro: um Herói que Matou um Guardião pode enfrentar o seu Encontro particular, e um Aventureiro pode gastar uma ficha para enfrentar o Encontro de novo. Quem puder fazer as duas coisas escolhe a ordem.',
  'gof/turn.9': 'Fim do turno: aplique as próximas seis regras, nesta ordem.',
  'gof/turn.9.1':
    'Veneno: o Herói sofre 1 Ferimento por ficha de veneno que tiver, exceto as ganhas neste turno.',
  'gof/turn.9.2':
    'Um Alquimista que neste turno tanto Matou um Monstro quanto se Esquivou desse mesmo Monstro pode agora gastar fichas para curar 1 Ferimento com cada uma.',
  'gof/turn.9.3':
    'Chegam as fichas de Bônus do Armeiro e do Artífice, e um Herói De Ressaca que Matou um Monstro neste turno descarta essa Bravata.',
  'gof/turn.9.4':
    'Verificação da Morte: todo Herói com 4 ou mais Ferimentos Morre, a menos que o efeito do Escorpião Gigante o proteja.',
  'gof/turn.9.5': 'Cada Garimpeiro que continua vivo ganha 1 de Ouro.',
  'gof/turn.9.6': 'Terminam os efeitos que duram “neste turno”.',
  'gof/turn.10':
    'Os jogadores agem de forma independente e simultaneamente, e o resultado de um não muda o de outro. Quando uma escolha depende da escolha de outro jogador, decide-se em ordem a partir do primeiro jogador.',
  'gof/damage.1': 'Um Monstro só causa Dano quando atinge o Herói.',
  'gof/damage.2':
    'Dano multiplicado por N significa: aplique o Dano inteiro, inclusive a parte especial, N vezes seguidas. Assim, o Dano simples é apenas multiplicado, enquanto o Dano que depende do estado do Herói é aplicado uma vez e depois avaliado de novo.',
  'gof/damage.3':
    'Os multiplicadores se multiplicam entre si: Extramordaz vale x2, a maldição da Múmia vale x2 e uma maldição dobrada vale x4.',
  'gof/damage.4': 'Um Herói pode ter mais de quatro Ferimentos; nada para no quarto.',
  'gof/damage.5': 'Curar um Herói que não tem Ferimentos não faz nada.',
  'gof/damage.6':
    'A Morte só é verificada no fim do turno [gof/turn.9.4]; por isso, uma cura no mesmo turno pode salvar um Herói.',
  'gof/damage.7':
    'Um Herói Morto mantém o seu Ouro e não participa mais da partida, a não ser pela Habilidade do Zumbi. As fichas que sobram não valem nada.',
  'gof/damage.8': 'O Ouro nunca fica abaixo de 0.',
  'gof/damage.9':
    'As fichas de Penalidade são -1 Dado de Ataque, Defesa -1, Defesa -3 e veneno. Elas se somam e duram até que um Poço de Cura ou a Espada Sagrada as remova. Os efeitos duradouros da Múmia e do Escorpião Gigante não são fichas de Penalidade [gof/A-17].',
  'gof/damage.10':
    'As fichas de Bônus de +1 Dado de Ataque, Ataque +1, Defesa +1 e Defesa +3 duram a partida toda. As fichas de +1 Dado de Ataque de uso único são gastas antes de rolar, quantas se quiser de uma vez, e cada uma vale para um só ataque.',
  'gof/abilities.1':
    'As Habilidades automáticas funcionam sempre e não custam nada. Uma Habilidade com fichas custa uma ficha do seu próprio tipo a cada uso.',
  'gof/abilities.2':
    'A menos que uma carta diga o contrário, uma Habilidade pode ser usada quantas vezes você puder pagar, até várias vezes no mesmo momento. Têm limite o Aventureiro (uma vez por Encontro), o Machado e o Caçador de Peles (uma vez por combate), e a olhada da Varinha e o Zumbi (uma vez por turno).',
  'gof/abilities.3':
    'Fichas de Classe nunca pagam Habilidades de Arma, nem fichas de Arma pagam Habilidades de Classe.',
  'gof/abilities.4':
    'A condição de uma Habilidade deve ser verdadeira no momento em que a Habilidade é usada.',
  'gof/abilities.5':
    '“Neste turno” abrange tudo até que esses efeitos terminem [gof/turn.9.6]: inclusive o segundo combate contra um Troll, a repetição do Aventureiro e o Encontro particular do Guardião.',
  'gof/end.1': 'A partida termina quando, no fim de um turno, todos os Heróis estão Mortos.',
  'gof/end.2':
    'Ela também termina na hora quando um turno precisa de uma carta e o baralho de Encontros está vazio. Os descartes não são reembaralhados, e os sobreviventes não recebem bônus.',
  'gof/end.3':
    'Se o baralho acabar enquanto se viram Modificadores, a partida termina. Se só for encontrado um dos dois Encontros de uma Passagem Lateral, todos enfrentam esse. Comprar uma carta para o Guardião de um baralho vazio não dá nada.',
  'gof/end.4': 'Vence o jogador com mais Ouro, vivo ou Morto; em caso de empate, a vitória é compartilhada.',
  'gof/two.1':
    'Com dois jogadores, distribua 4 Heróis. Os jogadores se alternam como na fase das Bravatas até que cada um tenha dois Heróis; quem já tem dois passa. Só se pode roubar do adversário.',
  'gof/two.2':
    'Depois de determinado o Encontro, cada jogador indica como ativo um dos seus Heróis vivos. O outro Herói não faz nada neste turno.',
  'gof/two.3':
    'Um Herói inativo não usa Habilidades, nem mesmo as automáticas, e não sofre efeitos em andamento: nenhum Ferimento de veneno, nenhum Ouro de Garimpeiro, nenhuma Morte adiada por um Escorpião Gigante anterior.',
  'gof/two.4':
    'Os efeitos de “próximo turno”, os da Múmia e do Machado, esperam o próximo turno em que esse Herói estiver ativo.',
  'gof/two.5':
    'O Ouro conta para o jogador, mas fica separado por Herói por causa do Saco de Pilhagem. Custos e perdas saem do Ouro do Herói ativo, e a pontuação é a soma do Ouro dos dois Heróis [gof/A-23].',
  'gof/two.6':
    'A Varinha funciona no início de um turno enquanto o seu Herói está vivo. Um Zumbi Morto pode ser indicado como ativo se qualquer outro Herói estiver vivo, pagando como de costume [gof/A-23].',
  'gof/two.7': 'Um jogador cujos Heróis estão todos Mortos está fora da partida, e o outro continua.',
} as const satisfies Readonly<Record<RulesId, string>>;
