import { browserHttp } from '@recto/adapters/browser';
import { HttpProcedureRepository } from '@recto/adapters/http';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

/** The page: `/?token=…`, with the provider that `config.json` names. */

type Configuration = ConstructorParameters<typeof HttpProcedureRepository>[0];

const response = await fetch('/config.json');
const configuration = (await response.json()) as Configuration;
const connect = () => new HttpProcedureRepository(configuration, browserHttp(window));
const token = new URLSearchParams(location.search).get('token') ?? '';

createRoot(document.querySelector('#app')!).render(<App token={token} connect={connect} />);
