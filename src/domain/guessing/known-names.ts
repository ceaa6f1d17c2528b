import type { CategoryRole } from "../categories/category.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/**
 * Names that are common on accounts in Portugal, by the role of their category (lista de lojas conhecidas). Words as
 * `plainWords` returns them; ^ marks a name that counts only at the beginning of a description.
 */
export const KNOWN_NAMES: Readonly<
  Record<TransactionKind, Partial<Readonly<Record<CategoryRole, string>>>>
> = {
  expense: {
    food: `continente, modelo continente, pingo doce, pdoce, lidl, aldi, mercadona, auchan, jumbo, intermarche, minipreco,
      dia portugal, meu super, supercor, el corte ingles supermercado, spar, amanhecer, celeiro, makro, recheio, apolonia,
      froiz, e leclerc, leclerc, coviran, glovo, uber eats, ubereats, bolt food, too good to go, telepizza, dominos, pizza hut,
      mcdonald s, mcdonalds, burger king, kfc, subway, starbucks, h3, padaria portuguesa, pans company, portugalia,
      nando s, wok to walk, pastelaria, padaria, restaurante, cafe, cafetaria, churrasqueira, talho, peixaria, frutaria,
      supermercado, mercearia, hipermercado, snack bar, pizzaria, tasca, cervejaria, gelataria`,
    transport: `galp, galpgeste, repsol, bp, prio, cepsa, moeve, plenoil, petroprix, alves bandeira, via verde, brisa, ascendi,
      portvias, uber, bolt, free now, cabify, cp comboios, comboios de portugal, fertagus, metro de lisboa, metropolitano,
      metro do porto, carris, stcp, tst, transtejo, soflusa, rede expressos, flixbus, navegante, andante, emel, telpark, 
      empark, placegar, tap air, tap portugal, ryanair, easyjet, sata, midas, norauto, bosch car service, euromaster,
      combustivel, gasolina, gasoleo, parque estacionamento, estacionamento, portagem, portagens, taxi, oficina, imt,
      posto de abastecimento, mobi e, miio`,
    utilities: `edp, edp comercial, su eletricidade, e redes, endesa, goldenergy, iberdrola, galp power, epal, aguas, aguas de
      portugal, smas, simas, aguas do porto, indaqua, be water, meo, altice, nos comunicacoes, ^nos, vodafone, nowo, digi, woo,
      lycamobile, uzo, moche, lisboagas, tagusgas, floene, eletricidade, internet`,
    housing: `renda, condominio, cond, ikea, leroy merlin, aki, maxmat, bricomarche, bricor, zara home, conforama, moviflor,
      hipogeu, imobiliaria, loja do condominio, senhorio`,
    health: `farmacia, farm, wells, hospital, cuf, luz saude, hospital da luz, lusiadas, trofa saude, clinica, centro clinico,
      germano de sousa, joaquim chaves, unilabs, synlab, affidea, dentista, medicina dentaria, optica, multiopticas, opticalia,
      alain afflelou, well s, bluepharma, fisioterapia, consulta`,
    education: `escola, colegio, universidade, univ, instituto superior, creche, jardim de infancia, infantario, propinas,
      bertrand, wall street english, british council, udemy, coursera, explicacoes, papelaria, porto editora, wook, leya, ludoteca`,
    leisure: `cinema, cinemas nos, nos lusomundo, uci cinemas, teatro, ticketline, museu, jardim zoologico, oceanario,
      ginasio, holmes place, fitness hut, solinca, vivagym, fitup, go fit, virgin active, decathlon, sport zone, booking,
      booking com, airbnb, hotel, hoteis, pestana, vila gale, steam, steamgames, playstation store, nintendo, xbox, casino,
      betclic, solverde, santa casa, jogos santa casa, placard, ea sports, bilheteira, sporting, fc porto`,
    shopping: `worten, fnac, radio popular, media markt, mediamarkt, pc diga, pcdiga, globaldata, amazon, amzn, aliexpress,
      ebay, temu, shein, zara, h m, primark, mango, bershka, pull bear, stradivarius, massimo dutti, springfield, parfois,
      c a, kiabi, el corte ingles, flying tiger, sephora, douglas, perfumes companhia, druni, primor,
      nespresso, delta q, vinted, olx, zalando, foot locker, nike, adidas, apple store, staples, loja chinesa`,
    subscriptions: `netflix, spotify, hbo, hbo max, max com, disney, disney plus, disneyplus, amazon prime, prime video, primevideo,
      apple com bill, itunes, icloud, google one, google storage, google youtube, youtube premium, youtubepremium, microsoft,
      office 365, adobe, dropbox, openai, chatgpt, anthropic, claude ai, audible, kobo plus, patreon, linkedin, canva, notion,
      dazn, sport tv, sporttv, observador, twitch, crunchyroll, skyshowtime, tidal, deezer, duolingo, strava`,
    insurance: `fidelidade, ageas, tranquilidade, generali, allianz, ok teleseguros, ok seguros, logo seguros, zurich, liberty
      seguros, lusitania, mapfre, real vida, medis, multicare, advancecare, una seguros, caravela, victoria seguros, seguro,
      seguros, asisa`,
    credit: `cofidis, cetelem, wizink, credibom, oney, unicre, cred habitacao, credito habitacao, credito pessoal, prestacao,
      prestacoes, emprestimo, amortizacao, primus, sofinco, klarna, universo credito, juros`,
    taxes: `autoridade tributaria, at pagamentos, ^at, igcp, imposto, impostos, imposto do selo, imp selo, imi, iuc, irs,
      iva, financas, camara municipal, junta de freguesia, seguranca social, tsu, irn, registo automovel, multa, coima`,
    savings: `poupanca, certificados de aforro, ppr, xtb, degiro, trade republic, etoro`,
  },
  income: {
    salary: `ordenado, salario, vencimento, remuneracao, subsidio de ferias, subsidio de natal, premio`,
    "self-employment": `honorarios, recibo verde, recibos verdes, upwork, fiverr, stripe`,
    investments: `juros, dividendos, dividendo, rendimento, mais valias, cupao, certificados de aforro, xtb, degiro,
      trade republic`,
    rents: `renda, rendas, arrendamento, airbnb, booking`,
    benefits: `seguranca social, instituto da seguranca social, inst gest financ, iefp, abono, subsidio, pensao, reforma,
      cga, caixa geral de aposentacoes, bolsa, fct`,
    refunds: `reembolso, reembolso irs, autoridade tributaria, igcp, devolucao, estorno, refund, adse, cashback, anulacao`,
    gifts: `prenda, presente, oferta, aniversario`,
  },
};
