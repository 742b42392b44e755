/** A place of the small gazetteer: `[name, street with number, postcode, city, country, latitude, longitude]`. */
type Row = readonly [string, string, string, string, string, number, number]

const ROWS: readonly Row[] = [
  ['Jardim do Torel', 'Rua Júlio de Andrade', '1150-208', 'Lisbon', 'Portugal', 38.7189, -9.1416],
  ['Cozinha Aberta', 'Rua dos Anjos 41', '1150-033', 'Lisbon', 'Portugal', 38.7228, -9.1352],
  ['Oficina do Barro', 'Calçada da Graça 12', '1100-266', 'Lisbon', 'Portugal', 38.7148, -9.1312],
  ['Terraço do Carmo', 'Largo do Carmo', '1200-092', 'Lisbon', 'Portugal', 38.712, -9.1403],
  ['Doca de Belém', 'Avenida Brasília', '1400-038', 'Lisbon', 'Portugal', 38.6946, -9.2012],
  ['Ribeira das Naus', 'Avenida Ribeira das Naus', '1100-150', 'Lisbon', 'Portugal', 38.7061, -9.1405],
  ['Jardim da Estrela', 'Praça da Estrela', '1200-667', 'Lisbon', 'Portugal', 38.7143, -9.1597],
  ['Livraria Menina e Moça', 'Rua Nova do Carvalho 40', '1200-292', 'Lisbon', 'Portugal', 38.7069, -9.1434],
  ['Horta do Baldio', 'Campo Mártires da Pátria', '1150-225', 'Lisbon', 'Portugal', 38.7203, -9.1398],
  ['Parque Eduardo VII', 'Alameda Cardeal Cerejeira', '1070-051', 'Lisbon', 'Portugal', 38.7288, -9.1537],
  ['Rua da Rosa', 'Rua da Rosa', '1200-382', 'Lisbon', 'Portugal', 38.7127, -9.1461],
  ['Miradouro da Graça', 'Largo da Graça', '1170-165', 'Lisbon', 'Portugal', 38.7163, -9.1312],
  ['Praça do Comércio', 'Praça do Comércio', '1100-148', 'Lisbon', 'Portugal', 38.7075, -9.1364],
  ['LX Factory', 'Rua Rodrigues de Faria 103', '1300-501', 'Lisbon', 'Portugal', 38.7036, -9.1789],
  ['Mercado da Ribeira', 'Avenida 24 de Julho 49', '1200-479', 'Lisbon', 'Portugal', 38.7069, -9.1459],
  ['Casa da Música', 'Avenida da Boavista 604', '4149-071', 'Porto', 'Portugal', 41.1589, -8.6307],
  [
    'Parque da Cidade',
    'Estrada Interior da Circunvalação',
    '4100-083',
    'Porto',
    'Portugal',
    41.1686,
    -8.6801,
  ],
  ['Tempelhofer Feld', 'Tempelhofer Damm', '12101', 'Berlin', 'Germany', 52.4751, 13.4019],
  ['Mauerpark', 'Bernauer Straße 63', '13355', 'Berlin', 'Germany', 52.5437, 13.4026],
  [
    'Haus der Kulturen der Welt',
    'John-Foster-Dulles-Allee 10',
    '10557',
    'Berlin',
    'Germany',
    52.5186,
    13.3649,
  ],
  ['Englischer Garten', 'Englischer Garten', '80538', 'Munich', 'Germany', 48.1642, 11.6056],
  ['Elbphilharmonie', 'Platz der Deutschen Einheit 4', '20457', 'Hamburg', 'Germany', 53.5413, 9.9841],
  ['Prater', 'Prater', '1020', 'Vienna', 'Austria', 48.2166, 16.3958],
  ['Rote Fabrik', 'Seestrasse 395', '8038', 'Zurich', 'Switzerland', 47.3436, 8.5366],
  ['Vondelpark', 'Vondelpark', '1071 AA', 'Amsterdam', 'Netherlands', 52.358, 4.8686],
  ['Paradiso', 'Weteringschans 6', '1017 SG', 'Amsterdam', 'Netherlands', 52.3622, 4.8839],
  ['Parc des Buttes-Chaumont', 'Rue Botzaris 1', '75019', 'Paris', 'France', 48.8809, 2.3828],
  ['La Cigale', 'Boulevard de Rochechouart 120', '75018', 'Paris', 'France', 48.8823, 2.3402],
  ['Place Bellecour', 'Place Bellecour', '69002', 'Lyon', 'France', 45.7578, 4.832],
  ['Parc du Cinquantenaire', 'Avenue de la Renaissance', '1000', 'Brussels', 'Belgium', 50.8405, 4.3931],
  ['Victoria Park', 'Grove Road', 'E3 5TB', 'London', 'United Kingdom', 51.5363, -0.0386],
  ['Southbank Centre', 'Belvedere Road', 'SE1 8XX', 'London', 'United Kingdom', 51.5058, -0.1167],
  ['Village Underground', 'Holywell Lane 54', 'EC2A 3PQ', 'London', 'United Kingdom', 51.5236, -0.0786],
  ['The Meadows', 'Melville Drive', 'EH9 1ND', 'Edinburgh', 'United Kingdom', 55.9411, -3.1918],
  ['Phoenix Park', 'Chesterfield Avenue', 'D08', 'Dublin', 'Ireland', 53.3559, -6.3298],
  ['Parque del Retiro', 'Plaza de la Independencia 7', '28001', 'Madrid', 'Spain', 40.4153, -3.6845],
  ['Parc de la Ciutadella', 'Passeig de Picasso 21', '08003', 'Barcelona', 'Spain', 41.3881, 2.1872],
  ['Villa Borghese', 'Piazzale Napoleone I', '00197', 'Rome', 'Italy', 41.9142, 12.4923],
  ['Parco Sempione', 'Piazza Sempione', '20154', 'Milan', 'Italy', 45.4724, 9.1776],
  ['Tivoli', 'Vesterbrogade 3', '1630', 'Copenhagen', 'Denmark', 55.6737, 12.5681],
  ['Kungsträdgården', 'Kungsträdgården', '111 47', 'Stockholm', 'Sweden', 59.3311, 18.0715],
  ['Vigelandsparken', 'Nobels gate 32', '0268', 'Oslo', 'Norway', 59.927, 10.7008],
  ['Łazienki Park', 'Agrykola 1', '00-460', 'Warsaw', 'Poland', 52.2151, 21.0355],
  ['Letná', 'Letenské sady', '170 00', 'Prague', 'Czechia', 50.0958, 14.4166],
  ['National Garden', 'Leoforos Vasilisis Amalias 1', '105 57', 'Athens', 'Greece', 37.9727, 23.7373],
  ['Riverside Park', 'Riverside Drive', '10024', 'New York', 'United States', 40.8014, -73.9722],
  ['Prospect Park', 'Prospect Park West 95', '11215', 'Brooklyn', 'United States', 40.6602, -73.969],
  ['Dolores Park', 'Dolores Street', '94114', 'San Francisco', 'United States', 37.7596, -122.4269],
  ['Millennium Park', 'East Randolph Street 201', '60602', 'Chicago', 'United States', 41.8826, -87.6226],
  ['Zilker Park', 'Barton Springs Road 2100', '78704', 'Austin', 'United States', 30.267, -97.7729],
  ['High Park', 'Bloor Street West 1873', 'M6R 2Z3', 'Toronto', 'Canada', 43.6465, -79.4637],
  ['Parc Jean-Drapeau', 'Circuit Gilles-Villeneuve 1', 'H3C 1A9', 'Montreal', 'Canada', 45.5172, -73.5335],
  ['Bosque de Chapultepec', 'Paseo de la Reforma', '11580', 'Mexico City', 'Mexico', 19.4204, -99.1819],
  [
    'Parque Ibirapuera',
    'Avenida Pedro Álvares Cabral',
    '04094-050',
    'São Paulo',
    'Brazil',
    -23.5874,
    -46.6576,
  ],
  ['Bosques de Palermo', 'Avenida Infanta Isabel', 'C1425', 'Buenos Aires', 'Argentina', -34.5711, -58.4167],
  ['Kirstenbosch Garden', 'Rhodes Drive', '7735', 'Cape Town', 'South Africa', -33.9875, 18.4327],
  ['Uhuru Park', 'Uhuru Highway', '00100', 'Nairobi', 'Kenya', -1.2895, 36.8167],
  ['Al-Azhar Park', 'Salah Salem Street', '11562', 'Cairo', 'Egypt', 30.0406, 31.2648],
  ['Maçka Parkı', 'Kadırgalar Caddesi', '34367', 'Istanbul', 'Türkiye', 41.0453, 28.9938],
  ['Cubbon Park', 'Kasturba Road', '560001', 'Bengaluru', 'India', 12.9763, 77.5929],
  ['Gardens by the Bay', 'Marina Gardens Drive 18', '018953', 'Singapore', 'Singapore', 1.2816, 103.8636],
  ['Yoyogi Park', 'Yoyogikamizonochō 2-1', '151-0052', 'Tokyo', 'Japan', 35.6717, 139.6949],
  ['Maruyama Park', 'Maruyamachō', '605-0071', 'Kyoto', 'Japan', 35.0037, 135.7806],
  ['Olympic Park', 'Olympic-ro 424', '05540', 'Seoul', 'South Korea', 37.5207, 127.1214],
  ['Centennial Park', 'Grand Drive', '2021', 'Sydney', 'Australia', -33.8979, 151.2346],
  ['Fitzroy Gardens', 'Wellington Parade', '3002', 'Melbourne', 'Australia', -37.8128, 144.9806],
  ['Wynyard Quarter', 'Jellicoe Street', '1010', 'Auckland', 'New Zealand', -36.8406, 174.7567],
]

/** A place as Nominatim's `jsonv2` writes it. */
export interface GeocodedPlace {
  place_id: number
  name: string
  display_name: string
  lat: string
  lon: string
  address: { road: string; house_number?: string; postcode: string; city: string; country: string }
}

/** Letters without their marks, as people type them. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function placeOf(row: Row, index: number): GeocodedPlace {
  const [name, street, postcode, city, country, latitude, longitude] = row
  const [, road = street, house] = /^(.*?)(?: (\d+[-\d]*))?$/.exec(street) ?? []
  return {
    place_id: index + 1,
    name,
    display_name: `${name}, ${street}, ${postcode} ${city}, ${country}`,
    lat: String(latitude),
    lon: String(longitude),
    address: { road, ...(house !== undefined && { house_number: house }), postcode, city, country },
  }
}

/** The places that have every word of the query in their name, address or city. */
export function searchPlaces(query: string, limit: number): GeocodedPlace[] {
  const asked = plain(query)
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  const found = ROWS.map(placeOf).filter(({ display_name: all }) =>
    asked.every((word) => plain(all).includes(word)),
  )
  return asked.length === 0 ? [] : found.slice(0, limit)
}
