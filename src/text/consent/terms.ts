import type { LegalText } from "./legal.ts";
import { contactText, operatorText, type KnownOperator } from "../administration/operator.ts";

/** The text of /termos, with the operator's name. */
export const terms = (operator: KnownOperator): LegalText => ({
  title: "Termos de Utilização",
  updated: "Última atualização: 27 de novembro de 2026",
  introduction:
    "Ao criar uma conta no FinControl aceita estes termos e a Política de Privacidade. Leia-os com atenção; se não concordar com eles, não utilize o serviço.",
  sections: [
    {
      heading: "1. O serviço",
      paragraphs: [
        "O FinControl é uma aplicação para registar receitas e despesas, definir orçamentos e objetivos, simular cenários, consultar relatórios e receber recomendações sobre as finanças pessoais, em euros.",
        operatorText(operator),
      ],
    },
    {
      heading: "2. Uso exclusivamente pessoal",
      paragraphs: [
        "Pode usar o FinControl apenas para gerir as suas próprias finanças. Não é permitido:",
      ],
      items: [
        "usá-lo para fins profissionais ou comerciais, ou em nome de outras pessoas;",
        "introduzir dados pessoais de terceiros ou imagens sobre as quais não tenha direitos;",
        "tentar aceder a contas ou dados alheios, contornar limites ou perturbar o funcionamento do serviço;",
        "carregar conteúdos ilegais ou ficheiros nocivos.",
      ],
    },
    {
      heading: "3. A sua conta",
      paragraphs: [
        "A conta é pessoal e intransmissível. Indique um email seu, escolha uma senha que não use noutro lado e não a partilhe. É responsável pelo que for feito com a sua conta; se suspeitar de uso indevido, avise de imediato o administrador.",
      ],
    },
    {
      heading: "4. Não é aconselhamento profissional",
      paragraphs: [
        "O FinControl não é um banco, não movimenta dinheiro e não presta consultoria. As recomendações, incluindo as geradas por inteligência artificial, as simulações e as projeções assentam apenas no que registou e em regras gerais. Podem estar erradas ou incompletas, não constituem aconselhamento financeiro, fiscal, contabilístico ou jurídico e não substituem um profissional. As decisões, e as suas consequências, são suas.",
      ],
    },
    {
      heading: "5. Inteligência artificial",
      paragraphs: [
        "Para gerar recomendações podem ser enviados dados anonimizados, apenas totais, a um fornecedor de inteligência artificial, como descreve a Política de Privacidade.",
      ],
    },
    {
      heading: "6. Planos, preço e pagamento",
      paragraphs: [
        "O plano Free é gratuito e tem limites: no máximo 2 objetivos, recomendações básicas sobre os últimos 3 meses e algumas funções bloqueadas. O plano Premium custa 17,90 € por mês e dá acesso a todas as funcionalidades.",
        "O Premium é pago com cartão na página de um fornecedor externo de pagamentos, que abre num novo separador e tem os seus próprios termos. O cancelamento é simples, pode ser feito a qualquer momento e não há fidelização. O acesso é ativado assim que o fornecedor nos avisa de que a subscrição começou.",
        "Se um pagamento falhar, o Premium continua ativo durante 7 dias; se entretanto não for pago, a conta passa ao plano Free. Avisamos na aplicação de que a subscrição começou ou terminou e de que um pagamento falhou ou chegou.",
        "Se deixar o Premium, nenhum dado é apagado: continua a poder ver e editar o que criou, dentro dos limites do plano Free para o que criar de novo. Os direitos que a lei confere aos consumidores, incluindo o de livre resolução quando aplicável, não são afetados por estes termos.",
      ],
    },
    {
      heading: "7. Os seus conteúdos",
      paragraphs: [
        "O que regista e carrega continua a ser seu. Autoriza-nos apenas a guardá-lo e a tratá-lo na medida necessária para prestar o serviço. Pode obter todos os seus dados, ou eliminar a conta, em qualquer altura e em qualquer plano.",
      ],
    },
    {
      heading: "8. Disponibilidade",
      paragraphs: [
        "Procuramos manter o serviço disponível e correto, mas não garantimos que funcione sem interrupções ou erros. Podemos suspender o acesso para manutenção e podemos acrescentar, alterar ou retirar funções. Recomendamos que conserve os documentos originais das suas contas.",
      ],
    },
    {
      heading: "9. Responsabilidade",
      paragraphs: [
        "Na medida em que a lei o permita, o operador não responde por decisões tomadas com base no que a aplicação mostra, por dados introduzidos incorretamente nem por danos indiretos. Nada nestes termos exclui a responsabilidade por dolo ou culpa grave, nem os direitos irrenunciáveis dos consumidores.",
      ],
    },
    {
      heading: "10. Suspensão e fim",
      paragraphs: [
        "Pode deixar de usar o serviço e eliminar a conta quando quiser; tem 7 dias para a recuperar. O administrador pode suspender ou eliminar contas que violem estes termos ou ponham em risco o serviço. A eliminação apaga de forma definitiva o perfil, as receitas, as despesas, os objetivos, os orçamentos, as notificações, as conquistas e tudo o mais que guardamos sobre si. Eliminar a conta não cancela o pagamento: faça-o também junto do fornecedor.",
      ],
    },
    {
      heading: "11. Alterações a estes termos",
      paragraphs: [
        "Se estes termos mudarem, a nova versão é publicada nesta página com a data da atualização. Se a mudança for relevante, pediremos de novo a sua concordância antes de continuar a usar o serviço.",
      ],
    },
    {
      heading: "12. Lei aplicável e contacto",
      paragraphs: [`Estes termos regem-se pela lei portuguesa. ${contactText(operator)}`],
    },
  ],
});
