import { createFakeServer, reply, signedInKit } from '@gezi/client/testing';

const VEHICLES = [
  { plate: 'ZB 12345', model: 'Box truck' },
  { plate: 'ZB 67890', model: 'Flatbed semitrailer' },
  { plate: 'SA 31902', model: 'Electric light truck' },
];

// In place of a server: returns one page that fits the query.
const server = createFakeServer({
  'GET /vehicles': ({ query }) => {
    const model = query['model']?.replaceAll('*', '') ?? '';
    const records = VEHICLES.filter((vehicle) => vehicle.model.includes(model));
    return reply({ records, total: records.length });
  },
});

export const kit = signedInKit(server);
