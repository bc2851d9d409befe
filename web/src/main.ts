// The start of the client.
import 'virtual:fonts.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followLinks } from './lib/route.svelte';

followLinks();
const target = document.getElementById('app');
if (target) mount(App, { target });
