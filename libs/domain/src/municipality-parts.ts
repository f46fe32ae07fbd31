/**
 * Towns and post towns that owners and address registers name instead of the municipality they lie
 * in. Only the larger cities, where a partner who states the city means all of it.
 */
export const MUNICIPALITY_PARTS: Readonly<Record<string, string>> = {
  Arendal: 'Eydehavn, Færvik, His, Hisøy, Kolbjørnsvik, Rykene, Saltrød, Staubø',
  Bergen:
    'Arna, Blomsterdalen, Bønes, Espeland, Fana, Fyllingsdalen, Godvik, Haukeland, Hjellestad, ' +
    'Hordvik, Hylkje, Indre Arna, Kalandseidet, Laksevåg, Loddefjord, Morvik, Nesttun, Paradis, ' +
    'Rådal, Salhus, Søreidgrend, Tertnes, Ulset, Ytre Arna, Ytrebygda, Åsane',
  Bodø: 'Løding, Saltstraumen, Skjerstad',
  Bærum: 'Bekkestua, Fornebu, Høvik, Kolsås, Lysaker, Rykkinn, Sandvika, Stabekk, Østerås',
  Drammen: 'Konnerud, Krokstadelva, Mjøndalen, Solbergelva, Svelvik',
  Fredrikstad: 'Engalsvik, Gamle Fredrikstad, Gressvik, Kråkerøy, Rolvsøy, Sellebakk',
  Kristiansand: 'Flekkerøy, Hamresanden, Nodeland, Randesund, Søgne, Tveit',
  Rana: 'Mo i Rana',
  Sandefjord: 'Andebu, Fevang, Kodal, Melsomvik, Stokke',
  Sandnes: 'Figgjo, Ganddal, Hommersåk, Høle',
  Sarpsborg: 'Borgenhaugen, Greåker, Grålum, Hafslundsøy, Klavestadhaugen, Skjeberg, Yven',
  Stavanger: 'Finnøy, Hafrsfjord, Hundvåg, Madla, Rennesøy, Tasta',
  Tromsø: 'Kvaløya, Kvaløysletta, Tomasjord, Tromsdalen',
  Trondheim:
    'Byneset, Flatåsen, Heimdal, Jakobsli, Kattem, Klæbu, Leinstrand, Ranheim, Saupstad, ' +
    'Sjetnemarka, Tiller, Trondhjem',
  Tønsberg: 'Barkåker, Eik, Revetal, Sem',
  Ålesund: 'Ellingsøy, Moa, Skodje, Spjelkavik, Ørskog',
};
