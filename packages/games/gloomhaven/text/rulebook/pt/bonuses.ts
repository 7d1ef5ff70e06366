import type { bonuses as chapter } from '../../../rulebook/bonuses.ts';

/** Active bonuses, Shield and Retaliate, in Brazilian Portuguese. */
export const bonuses: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/bonuses.1':
    'Um bônus persistente dura desde o momento em que sua carta é jogada até que se cumpra a condição indicada; um bônus de rodada dura até o fim da rodada. Enquanto isso, as cartas ficam na área ativa.',
  'gh/bonuses.2':
    'Um bônus persistente com espaços de uso começa com uma ficha no primeiro espaço, que avança um espaço a cada uso; depois do último espaço a carta vai para a pilha de cartas perdidas e o bônus termina.',
  'gh/bonuses.2a':
    'A Armadura de Gelo da Tecelã Arcana tem dois espaços. Na primeira e na segunda vez em que ela sofreria dano, ele é evitado, e na segunda a carta vai para a pilha de cartas perdidas; na terceira vez o dano é sofrido.',
  'gh/bonuses.3':
    'Um bônus desse tipo precisa ser usado sempre que ocorre a situação que o ativa, mesmo sem benefício algum.',
  'gh/bonuses.3a':
    'Com um bônus "nos seus próximos dois ataques, adicione +1", um ataque que mataria o alvo de qualquer forma gasta um uso mesmo assim.',
  'gh/bonuses.4': 'Um bônus relativo a sofrer dano é ativado quando o dano é de pelo menos 1.',
  'gh/bonuses.4a': 'Um ataque reduzido a 0 por Escudo não gasta nenhum uso de uma Armadura de Gelo ativa.',
  'gh/bonuses.5':
    'Um bônus persistente sem espaços nem condição dura pelo resto do cenário; seu jogador pode encerrá-lo a qualquer momento, mandando a carta para a pilha de cartas perdidas.',
  'gh/bonuses.6':
    'No fim da rodada, a carta de um bônus de rodada vai para a pilha de cartas perdidas se a ação tinha o símbolo de carta perdida; caso contrário, vai para a pilha de descarte.',
  'gh/bonuses.7':
    'Uma carta na área ativa conta como perdida ou como descartada conforme a ação usada tenha ou não o símbolo de carta perdida; ela não está na mão. Pode ser movida para a pilha correspondente a qualquer momento, o que encerra o bônus na mesma hora.',
  'gh/bonuses.7a':
    'Um jogador tem Escudo 1 como bônus de rodada sem símbolo de carta perdida e move a carta para a pilha de descarte antes do ataque de um monstro: o Escudo não vale mais.',
  'gh/bonuses.8':
    'Essas cartas não podem ser perdidas como cartas da mão para negar o dano; as que contam como descartadas podem fazer parte das duas cartas descartadas, o que encerra seu bônus.',
  'gh/bonuses.9':
    'A experiência impressa em um espaço de uso é ganha quando a ficha deixa esse espaço [gh/experience.4].',
  'gh/bonuses.10': 'Os bônus de um personagem exausto terminam com a sua exaustão.',
  'gh/bonuses.11':
    'Um bônus que afeta aliados vale enquanto a carta estiver ativa, se o aliado cumprir as condições no momento do uso.',
  'gh/bonuses.12':
    'O bônus de uma carta não se aplica às habilidades da mesma ação resolvidas antes de ele entrar em jogo.',
  'gh/bonuses.13':
    'Escudo X reduz em X cada ataque contra a figura, na terceira etapa do ataque [gh/attack.12].',
  'gh/bonuses.13a': 'Um Ataque 5 com um +0 comprado causa 3 de dano a um alvo com Escudo 2.',
  'gh/bonuses.14': 'Vários valores de Escudo se somam e podem ser aplicados em qualquer ordem.',
  'gh/bonuses.14a':
    'Uma figura com Escudo 1 na carta de atributos e Escudo 2 dado por uma carta é atingida por um Ataque 4 com um +1 comprado: ela sofre 2 de dano.',
  'gh/bonuses.15':
    'Escudo só funciona contra o dano de ataques, nunca contra armadilhas, terreno perigoso, FERIMENTO, retaliação ou dano direto.',
  'gh/bonuses.16':
    'Se o dano já chegou a 0, outras fontes de Escudo com usos limitados não precisam ser gastas.',
  'gh/bonuses.16a':
    'Um personagem tem Escudo 1 de um bônus de rodada e um item com cargas que também dá Escudo 1. Contra um Ataque 1 com um +0 comprado, o jogador aplica primeiro o bônus, e o item mantém sua carga.',
  'gh/bonuses.17':
    'Retaliar X causa X de dano a cada figura que ataca quem o possui a partir de um hexágono adjacente, uma vez para cada ataque feito contra ele.',
  'gh/bonuses.18': 'Retaliar X, Alcance Y funciona contra atacantes a até Y hexágonos de distância.',
  'gh/bonuses.18a': 'Contra um atacante à distância 3, Retaliar 2 sem alcance não causa dano.',
  'gh/bonuses.19':
    'A retaliação é resolvida depois do ataque e de todos os seus efeitos; ela não acontece se o ataque matou ou deixou exausto quem a possui.',
  'gh/bonuses.19a': 'Um monstro com Retaliar 2 é morto pelo ataque: o atacante não sofre nada.',
  'gh/bonuses.20':
    'A distância da retaliação é verificada depois dos efeitos: quem foi empurrado para fora do alcance da própria retaliação não retalia; quem foi puxado para dentro dele, sim.',
  'gh/bonuses.20a':
    'Um atacante usa Ataque 2 EMPURRAR 1 contra um inimigo adjacente com Retaliar 2 sem alcance e o empurra para a distância 2: não recebe dano de volta.',
  'gh/bonuses.21': 'Vários valores de Retaliar se somam; o total é uma só fonte de dano para cada ataque.',
  'gh/bonuses.22':
    'A retaliação não é um ataque e não visa ninguém: não exige carta de modificador, ignora Escudo e funciona contra um atacante invisível.',
  'gh/bonuses.23': 'Cada alvo com Retaliar de um ataque com múltiplos alvos responde separadamente.',
  'gh/bonuses.23a':
    'Um ataque de área corpo a corpo atinge três inimigos com Retaliar 1, e todos sobrevivem e continuam adjacentes: o atacante sofre três vezes 1 de dano.',
  'gh/bonuses.24':
    'Se a retaliação mata ou deixa exausto o atacante entre um alvo e outro, os ataques restantes não são feitos.',
};
