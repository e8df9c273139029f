/** Companies of the sample market are named after stars; their first three letters are the start of the ticker. */
export const STARS =
  'Achernar Acrux Adhara Alcor Algol Alhena Almach Alnilam Alphecca Altair Aludra Ankaa Antares Arneb Aspidiske Atria Avior Bellatrix Canopus Capella Castor Cygnus Deneb Diphda Draco Dubhe Elnath Eltanin Enif Gacrux Gienah Girtab Hadar Hamal Izar Kaus Kochab Larawag Lyra Markab Menkar Merak Mintaka Mirach Mizar Muhlifain Naos Nunki Okab Phecda Polaris Procyon Rasalhague Regulus Rigel Sabik Sadr Saiph Sargas Scheat Shaula Sirius Spica Suhail Tiaki Vega Wezen Zosma'.split(
    ' ',
  );

/** Brokers of the sample market are named after minerals. */
export const MINERALS =
  'Agate Alexandrite Almandine Amazonite Amber Ametrine Amethyst Andalusite Apatite Aquamarine Azurite Barite Benitoite Beryl Bismuth Bornite Calcite Carnelian Celestine Cerussite Chalcedony Charoite Chrysoberyl Chrysocolla Cinnabar Citrine Cobaltite Coral Corundum Covellite Cuprite Danburite Datolite Diopside Dioptase Dolomite Epidote Euclase Feldspar Fluorite Galena Garnet Goethite Gypsum Halite Heliodor Hematite Hiddenite Howlite Iolite Jadeite Jasper Kunzite Kyanite Labradorite Larimar Lazurite Lepidolite Magnetite Malachite Marcasite Mica Moonstone Morganite Nephrite Obsidian Olivine Onyx Orthoclase Peridot Petalite Prehnite Pyrite Pyrope Quartz Rhodonite Rutile Scapolite Selenite Serpentine Sodalite Spessartine Spinel Staurolite Sugilite Tanzanite Topaz Tourmaline Turquoise Unakite Variscite Zircon Zoisite'.split(
    ' ',
  );
