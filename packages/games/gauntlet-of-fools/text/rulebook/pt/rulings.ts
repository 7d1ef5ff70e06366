import type { RulingId } from '../../../rulebook.ts';

/** The rulings in Brazilian Portuguese. */
export const rulings = {
  'gof/A-01':
    'Quem pega um Herói do centro pode adicionar qualquer número de Bravatas, de nenhuma a todas as seis. O livro de regras fala de uma só Bravata; as resenhas de quem joga permitem quantas se quiser.',
  'gof/A-02':
    'As fichas de um Tesouro (de Bônus, de Penalidade e de Habilidade) são pegas no momento de Matar o Monstro, então contam na verificação do golpe do mesmo combate. O Ouro é calculado quando já se sabe se houve Esquiva. Ambos vêm antes do Dano.',
  'gof/A-03':
    'A Bravata De Ressaca custa 4 de Defesa. O simulador público usa 2, mas o livro de regras e uma resenha concordam em 4.',
  'gof/A-04':
    'Um Doppelgänger trocado por um Bobo da Corte tem Ataque igual à Defesa atual do Herói, e não à impressa na Classe; por isso sempre o atinge, a menos que o Herói se Esquive dele com uma Habilidade.',
  'gof/A-05':
    'O Tesouro do Enxame de Abelhas é, à sua escolha, 2 de Ouro ou 1 ficha de Classe. Aqui o livro de regras repete a ficha de Arma do Bandido, o que consideramos um lapso.',
  'gof/A-06':
    'Em um Poço de Cura, cada jogador escolhe um dos dois efeitos, nunca ambos: curar 1 Ferimento ou descartar todas as fichas de Penalidade.',
  'gof/A-07': 'O golpe de um Fogo-fátuo custa 1 ficha de Classe e não causa Ferimentos.',
  'gof/A-08': 'O Mercenário tem Defesa 20. O simulador público tinha 14 no início e depois corrigiu o valor.',
  'gof/A-09':
    'A maldição da Múmia dobra o Dano dos Monstros e da Armadilha de Lanças. Ela não dobra os Ferimentos de veneno nem os sofridos como custo, como os da Espada Flamejante e do Cão Infernal.',
  'gof/A-10':
    'O Machado dobra o seu Ataque pelo turno inteiro. Um segundo uso em outro combate do mesmo turno o dobra de novo.',
  'gof/A-11': 'A troca do Bobo da Corte vale só para este combate.',
  'gof/A-12':
    'O Vingador conta todos os outros Heróis que estavam Mortos quando o turno começou, até um Zumbi Morto que joga neste turno. O bônus vale só para este ataque, e a Habilidade pode ser repetida, uma ficha por uso.',
  'gof/A-13': 'Um Cavaleiro que gasta uma ficha contra um Dano sem Ferimentos não sofre nenhum Ferimento.',
  'gof/A-14':
    'Os Modificadores continuam no Monstro no segundo combate contra um Troll e na repetição do Aventureiro. Um Troll repetido é um Encontro novo e pode ser combatido duas vezes de novo.',
  'gof/A-15':
    'Contra um Demônio, o Zumbi ainda pode pagar para jogar, porque entra antes do combate, e o Aventureiro e o Alquimista podem ser usados quando o combate acaba. O Mago pode pular o Demônio. Qualquer outra Habilidade que custe uma ficha é proibida.',
  'gof/A-16':
    'Um Sacerdote que usou a sua Habilidade ainda pode descartar uma ficha de Arma para pular o Beemote, porque isso não é uma Habilidade de Arma.',
  'gof/A-17':
    'A maldição da Múmia e a proteção do Escorpião Gigante são efeitos passageiros, não fichas de Penalidade: nem um Poço de Cura nem a Espada Sagrada os removem.',
  'gof/A-18':
    'O Escudo com Espinhos não pode Matar uma Sombra que não causou Dano porque você tinha 2 ou mais Ferimentos, nem um Monstro cujo Dano foi totalmente evitado. Ele pode Matar um Fogo-fátuo que atingiu você quando você não tinha fichas de Classe para perder.',
  'gof/A-19': 'Um Garimpeiro ganha o seu Ouro uma vez por turno, mesmo em um turno com dois Encontros.',
  'gof/A-20': 'A Cimitarra rola de novo exatamente dois dados, ou o único dado se só um foi rolado.',
  'gof/A-21':
    'Um Modificador em espera quando se compra a carta do Encontro particular de um Guardião continua esperando o próximo Monstro virado para todos; ele nunca se aplica a um Encontro particular.',
  'gof/A-22': 'Só o dono da Varinha vê as cartas que a Varinha permite olhar.',
  'gof/A-23':
    'Com dois jogadores, a Varinha funciona enquanto o seu Herói está vivo, seja qual for o Herói ativo; o Zumbi precisa de qualquer outro Herói vivo; o Ouro fica separado por Herói, custos e perdas recaem sobre o Herói ativo e a pontuação é a soma.',
  'gof/A-24':
    'Um Necromante só tem a Habilidade de um Zumbi enquanto esse Zumbi está Morto: se o Zumbi volta à vida, a cópia acaba.',
  'gof/A-25': 'Um Enxame de Abelhas Extrarrico dá 3 de Ouro a mais, seja qual for a recompensa escolhida.',
  'gof/A-26':
    'Um Mestre de Armas com o Cutelo (cartas promocionais) multiplica a rolagem por 4, seja qual for a Arma cujos dados ele rola. Assim diz o livro de regras ao pé da letra; uma mesa pode preferir multiplicar só os dados do Cutelo.',
  'gof/A-27':
    'Depois de uma vitória compartilhada, joga por último na partida seguinte um dos vencedores, escolhido ao acaso.',
  'gof/A-28': 'Um Doppelgänger Extrarresistente tem a sua Defesa mais 3.',
  'gof/A-29':
    'Uma ficha do Cavaleiro vale para um golpe inteiro, não importa quantas vezes o Dano se repita. Os Ferimentos de um Vampiro ou de uma Sombra contam como Ferimentos; a escolha da Banshee é Dano especial e é cancelada.',
  'gof/A-30': 'Um Herói que aposta no Gladiador e depois o pula perdeu a aposta.',
  'gof/A-31':
    'A Espada pode ser usada a qualquer momento até a verificação do golpe. Antes disso, ela é oferecida onde já há outra coisa a decidir; no resto, nada se perde em esperar.',
  'gof/A-32':
    'Uma Habilidade que não mudaria nada, ou da qual só restaria a desvantagem, não é oferecida: Matar duas vezes o mesmo Monstro, curar sem ter Ferimentos, Esquivar-se do que erra de qualquer jeito. Um Cavaleiro ainda pode gastar uma ficha contra um único Ferimento [gof/C-KNI-3].',
  'gof/A-33': 'Um Garimpeiro mantido vivo pelo Escorpião Gigante está vivo e ganha o ouro dele.',
} as const satisfies Readonly<Record<RulingId, string>>;
